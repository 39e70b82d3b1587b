/** Words of labels, and how much they are liked: 1 if it does not matter, 0 never. The first that fits counts. */
export type Likings = readonly (readonly [RegExp, number])[];
