import { writeJson } from './json-file.ts';
import { inTurn } from './queue.ts';
import { type FileTrouble, readOrRecover } from './recover.ts';

/** One small file of named values, kept in memory. */
export interface Document<T> {
  get(name: string): T | undefined;
  set(name: string, value: T): Promise<void>;
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
  const values = new Map(Object.entries(value ?? {}));
  return {
    get: (name) => values.get(name),
    set: (name, value) =>
      inTurn(file, async () => {
        await writeJson(file, Object.fromEntries(new Map(values).set(name, value)));
        values.set(name, value);
      }),
  };
}
