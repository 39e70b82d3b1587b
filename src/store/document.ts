import { writeJson } from './json-file.ts';
import { inTurn } from './queue.ts';
import { type FileTrouble, readOrRecover } from './recover.ts';

/** One small file of named values, kept in memory. */
export interface Document<T> {
  get(name: string): T | undefined;
  all(): T[];
  entries(): [string, T][];
  set(name: string, value: T): Promise<void>;
  /** Gives one value another form, in its turn; gives what is there then. Nothing is written when it stays the same. */
  change<V extends T | undefined>(name: string, make: (value: T | undefined) => V): Promise<V>;
  /** Adds these to what is there: a name that is there already keeps its value. */
  add(values: ReadonlyMap<string, T>): Promise<void>;
  /** Takes the place of all values; the version before, which else stays beside the file, is gone as well. */
  rewrite(make: (values: ReadonlyMap<string, T>) => ReadonlyMap<string, T>): Promise<void>;
}

/** Opens the file; a damaged one without a backup starts empty. `onTrouble` hears of both. */
export async function openDocument<T>(
  file: string,
  parse: (text: string) => Record<string, T>,
  broken: string,
  onTrouble: (trouble: FileTrouble) => void,
): Promise<Document<T>> {
  const { value, trouble } = await readOrRecover(file, parse, broken);
  if (trouble) onTrouble(trouble);
  if (trouble && value) await writeJson(file, value);
  let values: ReadonlyMap<string, T> = new Map(Object.entries(value ?? {}));
  const write = (make: (values: ReadonlyMap<string, T>) => ReadonlyMap<string, T>, times = 1) =>
    inTurn(file, async () => {
      const next = make(values);
      if (next === values) return;
      for (let n = 0; n < times; n++) await writeJson(file, Object.fromEntries(next));
      values = next;
    });
  return {
    get: (name) => values.get(name),
    all: () => [...values.values()],
    entries: () => [...values],
    async change<V extends T | undefined>(name: string, make: (value: T | undefined) => V) {
      let made!: V;
      await write((known) => {
        made = make(known.get(name));
        return made === undefined || made === known.get(name) ? known : new Map(known).set(name, made as T);
      });
      return made;
    },
    set: (name, given) => write((known) => new Map(known).set(name, given)),
    add: (more) => write((known) => new Map([...more, ...known])),
    rewrite: (make) => write((known) => new Map(make(known)), 2),
  };
}
