/**
 * Asks for what is wanted within one turn of the event loop in one go: whoever looks at a table wants all who sit there. `ask` gets each id
 * once, and gives what there is. When it throws, all who wait for it hear of that.
 */
export function together<T>(ask: (ids: string[]) => Promise<Map<string, T>>): (id: string) => Promise<T | undefined> {
  let wanted: Set<string> | undefined;
  let found: Promise<Map<string, T>>;
  return async (id) => {
    if (!wanted) {
      const ids = new Set<string>();
      wanted = ids;
      found = Promise.resolve().then(() => {
        wanted = undefined;
        return ask([...ids]);
      });
    }
    wanted.add(id);
    return (await found).get(id);
  };
}
