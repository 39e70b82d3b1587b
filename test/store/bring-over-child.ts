import { writeSync } from 'node:fs';
import { openJsonStore } from '#store/json-store';

/** Opens a folder of a former schema, which brings it over, and says when it begins and when it has done it. */
writeSync(1, 'begins\n');
const store = await openJsonStore(process.argv[2]!);
writeSync(1, 'done\n');
await store.close();
