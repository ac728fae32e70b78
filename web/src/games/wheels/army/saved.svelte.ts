/** Army lists kept in this browser. */
import type { ArmyList, Report } from './list';

export interface Saved {
  id: string;
  title: string;
  nation: string;
  year: number;
  spent: number;
  text: string;
}
const KEY = 'caposaldo.armies';
const MOST = 60;

function read(): Saved[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Saved[]).filter((one) => typeof one.text === 'string') : [];
  } catch {
    return [];
  }
}

class SavedArmies {
  all = $state.raw<readonly Saved[]>(read());

  #keep(all: readonly Saved[]): void {
    this.all = all.slice(0, MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // Without storage lists last as long as the page.
    }
  }
  /** Keep a list as the server has read it; the answer is its id. */
  save(id: string, list: ArmyList, report: Report, title: string): string {
    const kept: Saved = {
      id: id || crypto.randomUUID(),
      title,
      nation: list.nation,
      year: list.year,
      spent: report.spent,
      text: report.text,
    };
    this.#keep([kept, ...this.all.filter((one) => one.id !== kept.id)]);
    return kept.id;
  }
  forget(id: string): void {
    this.#keep(this.all.filter((one) => one.id !== id));
  }
}
export const savedArmies = new SavedArmies();
