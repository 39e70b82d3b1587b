import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import type { MessageSeen, Person } from '#local/discord';
import { openJsonStore } from '#store/json-store';
import { blindPlayer } from '../kit/blind-player.ts';
import { UNSAID } from '../kit/every-game.ts';
import { plays } from '../kit/lengths.ts';
import { complete } from '../kit/parts.ts';
import { loadFile, recordings } from '../kit/recorded.ts';
import { salted } from '../kit/salt.ts';
import { seated } from '../kit/seated.ts';
import { ENDED, taste } from '../kit/taste.ts';
import { controlsOf, isPrivate } from '../kit/visible.ts';
import { openRealTable, type RealTable, startMatch } from './real-table.ts';

/** The position in words through the whole program, by those who see nothing else. */

let table: RealTable | undefined;
afterEach(async () => {
  await table?.close();
  table = undefined;
});

const NEXT = { 'en-US': 'Next ▶', ja: '次へ ▶' } as const;
/** Read at one look. */
const ROOM = 2_000;
/** No position is longer. */
const PAGES = 40;

/** Reads the position to its last page, and gives all pages. Throws when one is missing, too long, or says nothing. */
async function readAll({ rest }: RealTable, person: Person, channel: string): Promise<string[]> {
  const newest = () => person.messages(channel).findLast(isPrivate)!;
  await person.slash(channel, 'match', 'text', {});
  await rest();
  const pages: string[] = [];
  for (let message = newest(); ; message = newest()) {
    const { content } = message;
    pages.push(content);
    expect(content).toMatch(/^### /m);
    expect(content).not.toMatch(UNSAID);
    expect(content.length).toBeLessThanOrEqual(ROOM);
    const next = nextOf(message, person);
    if (!next) break;
    expect(pages.length).toBeLessThan(PAGES);
    await person.click(message.id, next);
    await rest();
  }
  return pages;
}
/** The button that turns to the next page; undefined on the last. */
const nextOf = (message: MessageSeen, { locale }: Person): string | undefined =>
  controlsOf(message).find(({ kind, label }) => kind === 'button' && label === NEXT[locale as keyof typeof NEXT])?.id;

const ACTS = plays({ sample: 11, whole: 1_500 });
/** Between two readings lie so many acts. */
const EVERY = 10;

test.each(complete.map(({ game }) => [game.id] as const))(
  '%s is played on by two who have words instead of pictures, and the position never fails them',
  async (game) => {
    table = await openRealTable();
    const { local } = table;
    const channel = local.channelId;
    const people: Person[] = [local.person('Ann', { locale: 'en-US' }), local.person('弁', { locale: 'ja' })];
    for (const person of people) await person.slash(channel, 'me', undefined, { text_board: true });
    await startMatch(table, channel, people, { game });
    const players = people.map((hands, i) =>
      blindPlayer({
        hands,
        locale: hands.locale as 'en-US' | 'ja',
        channel,
        chance: chanceFrom(salted(`in words/${game}/${i}`)),
        taste,
        typing: 0,
        notTyped: ['match'],
        ended: ENDED,
      }),
    );
    let read = 0;
    let done = 0;
    for (let idle = 0; done < ACTS && idle < 8; done++) {
      if (done % EVERY === 0)
        for (const person of people) read += (await readAll(table, person, channel)).join('').length;
      const did = await players[done % 2]!.act();
      await table.rest();
      idle = did ? 0 : idle + 1;
      expect(did?.outcome).not.toBe('failed');
    }
    // Whoever hears has no use for what they cannot see.
    for (const person of people) {
      const own = person.messages(channel).filter((one) => isPrivate(one));
      expect(own.flatMap(({ attachments }) => attachments.map(({ filename }) => filename))).not.toContain(
        'question.webp',
      );
    }
    expect(read).toBeGreaterThan(1_000);
    expect(table.complaints).toEqual([]);
  },
  600_000,
);

describe('Recorded matches', () => {
  const NUMBER = plays({ sample: 3, whole: 40 });
  const games = [...new Set(recordings().map(({ game }) => game))];
  test.each(games)(
    'of %s are read to the last page in both languages',
    async (game) => {
      const all = recordings().filter((one) => one.game === game && loadFile(one).match !== undefined);
      const step = Math.max(1, Math.floor(all.length / NUMBER));
      const some = all.filter((_, i) => i % step === 0).slice(0, NUMBER);
      const people: Person[] = [];
      const channels: string[] = [];
      table = await openRealTable({
        async before(folder, local) {
          people.push(local.person('Ann', { locale: 'en-US' }), local.person('弁', { locale: 'ja' }));
          const store = await openJsonStore(folder);
          for (const [i, { file }] of some.entries()) {
            const channel = local.openChannel(`recorded-${i}`);
            channels.push(channel);
            const record = seated(readFileSync(file, 'utf8'), { id: `recorded-${i}`, channel, people, local });
            await store.put(JSON.stringify(record));
          }
          await store.close();
        },
      });
      for (const channel of channels)
        for (const person of people) {
          const pages = await readAll(table, person, channel);
          expect(pages.join('\n').length).toBeGreaterThan(300);
        }
      expect(channels.length).toBeGreaterThan(0);
      expect(table.complaints).toEqual([]);
    },
    300_000,
  );
});
