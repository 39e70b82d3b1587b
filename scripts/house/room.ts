/** A room of the house: some files, how high it lies, and all that it may import. */
export interface Room {
  /** Folders (with `/` at the end) and single files. `<game>` is one game, the same one in the whole row. */
  at: readonly string[];
  /** It may import rooms on lower floors only. */
  floor: number;
  /**
   * Names of rooms, paths of single files, packages. `'everything below'`: any room of a lower floor, and any package.
   * Of a room with `<game>` another such room sees the part of its own game alone.
   */
  may: readonly string[] | 'everything below';
  /** Of these it may import types, and nothing that is there when the program runs. */
  types?: readonly string[];
  /** It knows neither time nor chance nor the outside (`globals.ts`). */
  pure?: true;
}

/** What reads and writes files. */
export const NODE_FILES = ['node:crypto', 'node:fs', 'node:os', 'node:path'] as const;
