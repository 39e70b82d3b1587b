import { writeSync } from 'node:fs';
import { openJsonStore } from '#store/json-store';

/** Opens a folder and holds it until it is ended; prints what became of it. */
try {
  await openJsonStore(process.argv[2]!);
  writeSync(1, 'open\n');
  setInterval(() => {}, 1_000);
} catch (error) {
  writeSync(1, `${(error as Error).name}: ${(error as Error).message}\n`);
}
