import { afterEach, expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import type { MessageSeen, Person } from '#local/discord';
import { blindPlayer } from '../kit/blind-player.ts';
import { plays } from '../kit/lengths.ts';
import { complete, owed } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';
import { ENDED, taste } from '../kit/taste.ts';
import { controlsOf, isPrivate } from '../kit/visible.ts';
import { openRealTable, type RealTable, startMatch } from './real-table.ts';

let table: RealTable | undefined;
afterEach(() => table?.close());

/** Things done by both together in each match. */
const PLAYED = plays({ sample: 16, whole: 80 });
/** More texts than these are read: of a small game each person reads some. */
const enough = (game: string) => owed(game, { large: 60, any: 0 });

/** All words of a message: text, labels, what menus say, what pictures show. */
const wordsOf = (message: MessageSeen): string[] => [
  message.content,
  ...controlsOf(message).flatMap((one) => [one.label, ...(one.kind === 'menu' ? one.options.map((o) => o.label) : [])]),
  ...message.attachments.map(({ description }) => description ?? ''),
];

const FOREIGN = {
  'en-US': /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  // Commands, mentions and the seeds of dice are the same in every language.
  ja: /[A-Za-z]{4,}/,
};
const plain = (words: string) => words.replace(/`[^`]*`|<[^>]*>|\/\S+/g, '');

test.each(complete.flatMap(({ game }) => (['en-US', 'ja'] as const).map((first) => [game.id, first] as const)))(
  '%s opened by a reader of %s: what only one person reads is in the language of that person alone',
  async (game, first) => {
    table = await openRealTable();
    const { local } = table;
    const channel = local.channelId;
    const people: Person[] = [
      local.person('安', { locale: first }),
      local.person('弁', { locale: first === 'ja' ? 'en-US' : 'ja' }),
    ];
    await startMatch(table, channel, people, { game });
    const players = people.map((hands, i) =>
      blindPlayer({
        hands,
        locale: hands.locale as 'en-US' | 'ja',
        channel,
        chance: chanceFrom(salted(`languages/${game}/${i}`)),
        taste,
        typing: 0,
        notTyped: ['match'],
        ended: ENDED,
      }),
    );
    const wrong = new Set<string>();
    const read = new Set<string>();
    // Who is asked seldom reads little: then it goes on.
    for (let n = 0; n < PLAYED || (read.size <= enough(game) && n < 3 * PLAYED); n++) {
      await players[n % 2]!.act();
      if (n % 4 === 0) await table.rest();
      for (const person of people) {
        const dms = person.channels().filter(({ kind }) => kind === 'dm');
        const own = [...person.messages(channel).filter(isPrivate), ...dms.flatMap(({ id }) => person.messages(id))];
        for (const words of own.flatMap(wordsOf)) {
          read.add(`${person.id} ${words}`);
          if (FOREIGN[person.locale as keyof typeof FOREIGN].test(plain(words)))
            wrong.add(`${person.locale}: ${words}`);
        }
      }
    }
    expect([...wrong]).toEqual([]);
    expect(read.size).toBeGreaterThan(enough(game));
    for (const { id } of people) expect([...read].some((one) => one.startsWith(`${id} `))).toBe(true);
  },
  120_000,
);
