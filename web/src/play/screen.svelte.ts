/** How much room there is: the layouts of the look book. */
import { MediaQuery } from 'svelte/reactivity';

const phone = new MediaQuery('max-width: 760px');
/** A phone held sideways: next to no height. */
const low = new MediaQuery('(max-height: 500px) and (min-width: 761px)');
const wide = new MediaQuery('min-width: 1800px');

export class Screen {
  /** Height of the prompt in px: the sheet of a phone stands on it. */
  prompt = $state(0);
  get phone(): boolean {
    return phone.current;
  }
  get low(): boolean {
    return low.current;
  }
  get wide(): boolean {
    return wide.current;
  }
}
