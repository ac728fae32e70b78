/** The facing of units placed from now on; -1 for the scenario's. */
export const rose = $state({ facing: -1 });
