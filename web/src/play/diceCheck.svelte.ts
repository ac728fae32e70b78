/** Whether the seed of a finished game is the one that was promised at its start. */
import * as api from '../api/client';
import type { DiceInfo } from '../api/protocol';
import { firstCommitment } from '../api/savedTables';
import { sha256 } from '../sha256';

export type Verdict = 'secret' | 'checking' | 'verified' | 'wrong' | 'none';

/** The commitment as it was at the start, and the seed as soon as it is shown. */
export class DiceCheck {
  info = $state.raw<DiceInfo>({ origin: 'server', commitment: null, seed: null, salt: null });
  verdict = $state<Verdict>('secret');

  constructor(
    private readonly table: string,
    info: DiceInfo,
  ) {
    this.info = info.commitment ? { ...info, commitment: firstCommitment(table, info.commitment) } : info;
    if (!info.commitment) this.verdict = 'none';
  }

  /** The game is over: fetch the seed and compare it with the commitment that this browser saw first. */
  async over(): Promise<void> {
    if (this.verdict !== 'secret') return;
    this.verdict = 'checking';
    try {
      const { seed, salt } = this.info.seed ? this.info : (await api.table(this.table)).dice;
      if (!seed || !salt) throw new Error('the seed is not shown');
      this.info = { ...this.info, seed, salt };
      this.verdict = (await sha256(`${seed}/${salt}`)) === this.info.commitment ? 'verified' : 'wrong';
    } catch {
      this.verdict = 'secret';
    }
  }
}
