import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BrokenRecord, Damaged, UnknownSchema } from './errors.ts';
import { writeJson } from './json-file.ts';
import { checkRecord, isId, parseRecord } from './record.ts';
import { readOrRecover } from './recover.ts';
import type { MatchRecord } from './store.ts';

/** A match whose file could not be used. `restored` is its new version when the backup took the file's place. */
export interface BrokenMatch {
  id: string;
  reason: string;
  setAside: string[];
  restored: number | null;
}

/** The files of the matches, one each. Every use of one id must wait for the one before. */
export interface MatchFiles {
  pathOf(id: string): string;
  /** All ids that have a file or a backup. */
  ids(): Promise<string[]>;
  /** Undefined when there never was one. Throws `BrokenRecord`. */
  read(id: string): Promise<MatchRecord | undefined>;
  write(record: MatchRecord): Promise<void>;
}

export function matchFiles(folder: string, broken: string, onBroken: (broken: BrokenMatch) => void): MatchFiles {
  const pathOf = (id: string) => join(folder, `${id}.json`);
  const write = (record: MatchRecord) => writeJson(pathOf(record.id), record);

  async function read(id: string): Promise<MatchRecord | undefined> {
    const { value, trouble } = await readOrRecover(pathOf(id), (text) => parseOwn(id, text), broken).catch((error) => {
      throw error instanceof UnknownSchema ? new BrokenRecord(id, error.message, []) : error;
    });
    if (!trouble) return value ?? (await throwIfSetAside(id));
    if (!value) {
      onBroken({ id, ...trouble, restored: null });
      throw new BrokenRecord(id, trouble.reason, trouble.setAside);
    }
    // The lost version was the backup's or the one after it. What still holds it must not fit the restored record.
    const restored = checkRecord({ ...value, version: value.version + 2 });
    await write(restored);
    onBroken({ id, ...trouble, restored: restored.version });
    return restored;
  }

  function parseOwn(id: string, text: string): MatchRecord {
    const record = parseRecord(text);
    if (record.id !== id) throw new Damaged(`it is the record of match ${record.id}`);
    return record;
  }

  async function throwIfSetAside(id: string): Promise<undefined> {
    const files = (await readdir(broken)).filter((name) => name.split('.')[0] === id);
    if (files.length === 0) return undefined;
    throw new BrokenRecord(
      id,
      'set aside earlier',
      files.map((name) => join(broken, name)),
    );
  }

  return {
    pathOf,
    async ids() {
      const names = (await readdir(folder)).map((name) => /^(.+)\.json(\.bak)?$/.exec(name)?.[1]);
      return [...new Set(names.filter((id) => id !== undefined && isId(id)))] as string[];
    },
    read,
    write,
  };
}
