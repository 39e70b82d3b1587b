import { expect, test } from 'vitest';
import { plays } from '../kit/lengths.ts';
import { runHere } from '../kit/programs.ts';

const FILES = plays({ sample: 5, whole: 100 });
/** ms of CPU for which a file may hold the bot: by the clock the machine's other work counts too. */
const HELD = 700;

test(
  'hostile files hold the bot for no time that anybody would notice, and leave no fault behind',
  async () => {
    const words = ['--files', String(FILES), '--warm', '0', '--rest', '0', '--salt', 'ci'];
    const { stdout } = await runHere('hostile', words);
    const figures = JSON.parse(stdout.trimEnd().split('\n').at(-1)!);
    expect(figures).toMatchObject({ files: FILES, failed: 0, incidents: 0 });
    expect(figures.heldCpu).toBeLessThan(HELD);
    expect(Number(/^acknowledged +(\d+)/m.exec(stdout)?.[1])).toBeGreaterThan(FILES);
    // By chance all of them may be refused for one reason.
    expect(stdout.match(/^\d+ times: /gm)!.length).toBeGreaterThan(0);
    for (const line of ['incidents', 'MB more afterwards'])
      expect(stdout).toMatch(new RegExp(`^${line} .* < [\\d.]+ +(met|MISSED)$`, 'm'));
  },
  plays({ sample: 240_000, whole: 1_200_000 }),
);
