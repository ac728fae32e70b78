/** The size of the window, as the layouts distinguish it. */
import { MediaQuery } from 'svelte/reactivity';

const phone = new MediaQuery('max-width: 760px');
/** A phone in landscape: very little height. */
const low = new MediaQuery('(max-height: 500px) and (min-width: 761px)');
const wide = new MediaQuery('min-width: 1800px');

export class Screen {
  /** Height of the prompt in px: a phone's side panel stands on it. */
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
