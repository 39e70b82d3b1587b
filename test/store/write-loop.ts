import { writeSync } from 'node:fs';
import { openJsonStore } from '#store/json-store';

/** Commits to all matches of a folder, over and over, and prints `<id> <version>` for each commit that was acknowledged. */
const store = await openJsonStore(process.argv[2]!);
writeSync(1, 'open\n');
const loop = async (id: string): Promise<never> => {
  for (;;) {
    const record = (await store.load(id))!;
    const version = record.version + 1;
    const match = record.match!;
    const answer = { decision: `v${version}`, seat: 0, action: 'move', args: { version } };
    const news = [{ entry: { answer, events: [] } }];
    const saved = await store.commit({
      ...record,
      match: { ...match, logged: match.logged + 1, news },
      notes: { ...record.notes, written: version },
    });
    writeSync(1, `${saved.id} ${saved.version}\n`);
  }
};
await Promise.all((await store.running()).map(loop));
