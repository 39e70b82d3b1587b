import { expect, test } from 'vitest';
import { plays } from '../kit/lengths.ts';
import { attack } from './hostile.ts';

const FILES = plays({ sample: 8, whole: 100 });
/** ms of CPU for which a file may hold the bot: by the clock the machine's other work counts too. */
const HELD = 700;

test(
  'hostile files hold the bot for no time that anybody would notice, and leave no fault behind',
  async () => {
    const { incidents, heldCpu, said, acknowledged } = await attack({ files: FILES, salt: 'ci', warm: 0, cool: 0 });
    expect(incidents).toEqual([]);
    expect(heldCpu).toBeLessThan(HELD);
    expect(acknowledged.length).toBeGreaterThan(FILES);
    expect(Object.keys(said).length).toBeGreaterThan(1);
  },
  plays({ sample: 240_000, whole: 1_200_000 }),
);
