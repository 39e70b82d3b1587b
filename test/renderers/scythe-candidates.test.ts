import { expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { locales } from '#core/text';

import type { View } from '#games/scythe/seen/view.types';
import { games } from '#src/registry';
import { plays } from '../kit/lengths.ts';
import { salted } from '../kit/salt.ts';
import { flat } from './boxes.ts';
import { nowOf, playedFresh } from './fresh.ts';

/** No question without its candidates: whatever is asked, the board marks in lime what can be chosen, as a place or as a plate behind the question. */

const part = games.find((one) => one.game.id === 'scythe')!;
const MATCHES = plays({ sample: 5, whole: 60 });
const MOST = plays({ sample: 260, whole: 3_000 });
const ONE_IN = 9;

/** The plates of questions whose answers have no place: these at least. */
const PLATES: Readonly<Record<string, readonly string[]>> = {
  close: ['objective', 'end'],
  bottom: ['bottom', 'skip'],
  moves: ['stop'],
  'give-cards': ['cards'],
  'pay-tokens': ['tokens'],
  gain: ['nothing'],
  flag: ['flag', 'no-token'],
  trap: ['no-token'],
  factory: ['factory'],
  'encounter-again': ['nothing'],
  artillery: ['fire', 'hold'],
  combat: ['dial', 'cards'],
  retreat: ['home'],
};
const LIT = /^(choosable|now|section-open|chip|encounter-card):/;

test('every question of matches by chance shows what can be chosen', () => {
  const chance = chanceFrom(salted('candidates'));
  const seen = new Map<string, number>();
  const bare: string[] = [];
  for (let n = 0; n < MATCHES; n++)
    playedFresh(part, `candidates/${n}`, {
      most: MOST,
      isLooked: () => true,
      look: (fresh) => {
        for (const { key, secret, ...decision } of fresh.open) {
          const many = seen.get(key) ?? 0;
          if (many > 3 && chance() > 1 / ONE_IN) continue;
          seen.set(key, many + 1);
          const locale = locales[many % 2]!;
          const now = nowOf(fresh, locale);
          const view = part.game.view(fresh.g, 'spectator') as View;
          const tags = new Set(flat(part.pictures.board(view as never, { locale, now })).flatMap((one) => one.tags));
          const name = `${fresh.name} ${decision.id} ${key} ${locale}`;
          if (![...tags].some((tag) => LIT.test(tag))) bare.push(name);
          for (const plate of PLATES[key] ?? []) if (!tags.has(`chip:${plate}`)) bare.push(`${name}: ${plate}`);
          const asked = now.asked.find((one) => one.seat === decision.seat);
          const lit = (id: string) => tags.has(`choosable:${id}`) || tags.has(`now:${id}`);
          const board = view.combat === null ? (asked?.places ?? []) : [];
          for (const id of board) if (!lit(id)) bare.push(`${name}: ${id}`);
        }
      },
    });
  console.log(Object.fromEntries(seen));
  expect(bare).toEqual([]);
  expect(seen.size).toBeGreaterThan(9);
});
