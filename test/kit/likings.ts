/** Labels of buttons and options by their words, and how much a blind player likes them. */
export type Likings = readonly (readonly [label: RegExp, liking: number])[];
