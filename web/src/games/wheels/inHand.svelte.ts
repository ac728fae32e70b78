/** What the player has in mind besides the selection of the play page: the formation of the next move, and a target. */
import type { Formation } from './lookup';

class InHand {
  formation = $state<Formation>('wedge');
  /** The goal is declared, but the platoon fires before it moves. */
  fireFirst = $state(false);
  /** Models are placed one by one after a move. */
  byHand = $state(false);
  /** The model that is placed by hand, from 1; 0: the last. */
  model = $state(0);
  /** The piece of terrain that is laid, from 1; 0: the first of the list. */
  piece = $state(0);
  /** The platoon in hand that could fire from where it is, and at whom. */
  firer = $state(-1);
  targets = $state.raw<readonly number[]>([]);
  /** The enemy that was clicked before the platoon could act, and whether it is assaulted. */
  target = -1;
  storms = false;

  aims(firer: number, targets: readonly number[]): void {
    if (firer === this.firer && String(targets) === String(this.targets)) return;
    this.firer = firer;
    this.targets = targets;
  }
}
export const inHand = new InHand();
