import { writeSync } from 'node:fs';
import { openJsonStore } from '#store/json-store';

/** Commits to all matches of a folder, over and over, and prints `<id> <version>` for each commit that was acknowledged. */
const store = await openJsonStore(process.argv[2]!);
writeSync(1, 'open\n');
const loop = async (id: string): Promise<never> => {
  for (;;) {
    const record = (await store.load(id))!;
    const saved = await store.commit({ ...record, notes: { ...record.notes, written: record.version + 1 } });
    writeSync(1, `${saved.id} ${saved.version}\n`);
  }
};
await Promise.all((await store.running()).map(loop));
