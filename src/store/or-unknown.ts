/** A decision about a value of which perhaps nothing is saved yet; undefined where it gives back what it got. */
export const orUnknown =
  <T>(unknown: () => T, decide: (value: T) => T) =>
  (known: T | undefined): T | undefined => {
    const before = known ?? unknown();
    const after = decide(before);
    return after === before ? undefined : after;
  };
