/** Which way units look that are placed from now on; -1: as the scenario says. */
export const rose = $state({ facing: -1 });
