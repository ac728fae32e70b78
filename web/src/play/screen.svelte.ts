/** How much room there is: the layouts of the look book. */
import { MediaQuery } from 'svelte/reactivity';

const phone = new MediaQuery('max-width: 760px');
const wide = new MediaQuery('min-width: 1800px');

export class Screen {
  /** Height of the prompt in px: the sheet of a phone stands on it. */
  prompt = $state(0);
  get phone(): boolean {
    return phone.current;
  }
  get wide(): boolean {
    return wide.current;
  }
}
