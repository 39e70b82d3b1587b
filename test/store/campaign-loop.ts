import { writeSync } from 'node:fs';
import { openJsonStore } from '#store/json-store';

/** Takes matches on for all campaigns of a folder, over and over, and prints `<id> <version>` for each commit that was acknowledged. */
const store = await openJsonStore(process.argv[2]!);
writeSync(1, 'open\n');
const loop = async (id: string): Promise<never> => {
  for (;;) {
    const campaign = (await store.campaigns.load(id))!;
    const saved = await store.campaigns.commit({
      ...campaign,
      taken: [...campaign.taken, `m-${campaign.version + 1}`],
    });
    writeSync(1, `${saved.id} ${saved.version}\n`);
  }
};
await Promise.all((await store.campaigns.of('g1', 'a-game')).map(({ id }) => loop(id)));
