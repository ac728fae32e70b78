/** Nations as the games name them, and the code of their colours and mark. */
import type { Side } from './draw/symbols';

const CODES: Readonly<Record<string, Side>> = {
  germany: 'de',
  italy: 'it',
  britain: 'gb',
  usa: 'us',
  soviet: 'su',
  russia: 'su',
  romania: 'ro',
  hungary: 'hu',
};

/** The colour code of a nation ("germany" or already "de"); German grey if it is not known. */
export const sideOf = (nation: string | undefined): Side => {
  const found = CODES[nation ?? ''];
  if (found) return found;
  return Object.values(CODES).find((code) => code === nation) ?? 'de';
};
