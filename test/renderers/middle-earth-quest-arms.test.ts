import { describe, expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { isMessage } from '#core/text';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { atMoment } from '#renderers/middle-earth-quest/moment';
import type { Now } from '#renderers/pictures';
import { games } from '#src/registry';
import { plays } from '../kit/lengths.ts';
import { salted } from '../kit/salt.ts';
import { flat } from './boxes.ts';
import { nowOf, playedFresh } from './fresh.ts';

/** Beside a headline stand the arms of who did what it tells. */

const part = games.find(({ game }) => game.id === 'middle-earth-quest')!;
const BOARDS = plays({ sample: 30, whole: 2_000 });
/** The whole takes some minutes; a busy machine may take all it needs. */
const TIME = 1_800_000;
const MOST = 1_500;
const APART = 8;

/** Who a headline speaks of, told by what everybody reads of the event alone. */
function spokenOf(view: View, { said, deeds }: Now): { named: string[]; sentence: string } {
  const { type, shown } = deeds!.at(-1)!;
  const { seat, foe, minion, who } = shown;
  const heroOf = (one: unknown) => view.heroes.find((hero) => hero.seat === one)?.id;
  const chose = isMessage(who) ? who.key : '';
  const together = type === 'rallied' || chose === 'chooser.heroes' ? 'heroes' : undefined;
  const named = [heroOf(seat), foe, minion, heroOf(Number(chose.replace('seat.', ''))), together];
  return { named: named.filter((one): one is string => typeof one === 'string'), sentence: said.at(-1)! };
}

const armsIn = (view: View, now: Now): string[] => [
  ...new Set(
    flat(part.pictures.board(view, { locale: 'en', now })).flatMap(({ tags }) =>
      tags.flatMap((tag) => /^arms:(.*)$/.exec(tag)?.[1] ?? []),
    ),
  ),
];

describe('The arms beside a headline', () => {
  test(
    'are those of who did it, in every board of matches by chance',
    () => {
      let boards = 0;
      const kinds = new Set<number>();
      for (let n = 0; boards < BOARDS; n++) {
        const seed = `arms/${n}`;
        const chance = chanceFrom(salted(`${seed}/moments`));
        playedFresh(part, seed, {
          most: MOST,
          isLooked: () => boards < BOARDS && chance() * APART < 1,
          look: (fresh) => {
            const now = nowOf(fresh, 'en');
            if (!now.deeds?.length || fresh.isOver) return;
            boards++;
            const view = part.game.view(fresh.g as never, 'spectator') as View;
            const arms = armsIn(view, now);
            const { named, sentence } = spokenOf(view, atMoment(view, { locale: 'en', now }).now!);
            kinds.add(arms.length);
            for (const id of arms)
              if (id === 'sauron')
                expect(sentence, fresh.name).toMatch(/Sauron|moved from|appeared at|Influence was placed/);
              else expect(named, `${fresh.name}: ${sentence}`).toContain(id);
            if (arms.length === 2 && !arms.includes('sauron')) expect(named, fresh.name).toHaveLength(2);
          },
        });
      }
      expect([...kinds].sort()).toEqual([0, 1, 2]);
    },
    TIME,
  );
  const now = (type: string, shown: object, events: Now['events'] = []): Now => ({
    said: ['told'],
    deeds: [{ type, shown: shown as never }],
    events,
    asked: [],
  });
  const view = () => {
    let found: View | undefined;
    playedFresh(part, 'arms/view', {
      most: 60,
      isLooked: () => found === undefined,
      look: ({ g }) => {
        const seen = part.game.view(g as never, 'spectator') as View;
        if (seen.heroes.length > 0) found = seen;
      },
    });
    return found!;
  };
  test('are of a fight both, and of a lost one the foe’s first', () => {
    const seen = view();
    const { seat, id } = seen.heroes[0]!;
    expect(armsIn(seen, now('combat-won', { seat, foe: 'orc' }))).toEqual([id, 'orc']);
    expect(armsIn(seen, now('combat-lost', { seat, foe: 'orc' }))).toEqual(['orc', id]);
  });
  test('are Sauron’s before those of a hero whom he has moved, and the hero’s alone where somebody else chose it', () => {
    const seen = view();
    const { seat, id } = seen.heroes[0]!;
    const chosenBy = (who: number) => [
      { type: 'effect-chosen', shown: { who: { key: `seat.${who}` }, choice: { key: 'choice.x' } } },
    ];
    expect(armsIn(seen, now('hero-is-moved', { seat }, chosenBy(0)))).toEqual(['sauron', id]);
    expect(armsIn(seen, now('hero-is-moved', { seat }, chosenBy(seat)))).toEqual([id]);
    expect(armsIn(seen, now('hero-is-moved', { seat }))).toEqual([id]);
  });
  test('are Sauron’s of a Shadow card, though it is played against a hero; a marker has none', () => {
    const seen = view();
    expect(armsIn(seen, now('shadow-played', { seat: 1, shadow: 'an_evil_fog' }))).toEqual(['sauron']);
    expect(armsIn(seen, now('marker-moves', { marker: 'green', n: 1, space: 2 }))).toEqual([]);
  });
});
