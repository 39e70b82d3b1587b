/** What Discord's own program would not let a person do: no such button, a disabled one, a value that does not fit. */
export class Impossible extends Error {}
