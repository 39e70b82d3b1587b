import { expect, test } from 'vitest';
import { playout } from '#chance/playout';
import { position } from '#core/match';
import { seatRange } from '#core/seats';
import type { Sort } from '#core/types';
import { pressablePlaces, printedPlaces } from '#drawing/regions';
import { plays } from '../kit/lengths.ts';
import { complete, LARGE } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';

/** What can be read about in a picture is in the rulebook: whoever points at it is told something. */

test.each(complete.filter(({ game }) => LARGE.includes(game.id)).map((part) => [part.game.id, part] as const))(
  '%s: each printed thing and sign of a picture has an entry, and so has each place of the board where anything is',
  (_, part) => {
    const { game, pictures, rulebook, printedAs } = part;
    const entries = new Set(rulebook!('en').map(({ id }) => id));
    const silent = new Set<string>();
    let printed = 0;
    let places = 0;
    const signs = new Set<string>();
    playout(part, salted('printed'), {
      seats: seatRange(game).max,
      policy: 'competent',
      most: plays({ sample: 90, whole: 900 }),
      each: (match) => {
        // One position in nine is enough.
        if (match.logged % 9 > 0) return;
        const { g } = position(game, match);
        for (const seat of [0, 1]) {
          const view = game.view(g, seat);
          const told = (of: Sort, id: string, deck: string | null) => {
            const ids = printedAs!(view, { of, id, ...(deck !== null && { deck }) });
            return ids.some((one) => entries.has(one));
          };
          const board = pictures.board(view, { locale: 'en' });
          const hand = pictures.hand(view, { locale: 'en' });
          const pages = pictures.pages?.(view, { locale: 'en' }) ?? [];
          for (const scene of [board, ...(hand ? [hand] : []), ...pages.map(({ scene }) => scene)])
            for (const [of, id, deck] of printedPlaces(scene, 1)) {
              if (of === 'stock') signs.add(id);
              else printed++;
              if (!told(of as Sort, id, deck)) silent.add(`${of} ${deck} ${id}`);
            }
          for (const [id, , , holds = []] of pressablePlaces(board, 1)) {
            if (holds.length === 0) continue;
            places++;
            if (!told('place', id, null)) silent.add(`place ${id}: ${holds}`);
          }
        }
      },
    });
    expect([...silent]).toEqual([]);
    expect(printed).toBeGreaterThan(5);
    expect(signs.size).toBeGreaterThan(1);
    expect(places).toBeGreaterThan(5);
  },
);
