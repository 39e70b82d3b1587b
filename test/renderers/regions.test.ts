import { expect, test } from 'vitest';
import { choosablesOf } from '#asking/choices';
import { type PutQuestion, privateQuestion } from '#asking/question';
import { playout } from '#chance/playout';
import { position } from '#core/match';
import { makeRng } from '#core/rng';
import { seatRange } from '#core/seats';
import type { Viewer } from '#core/types';
import { pressablePlaces, printedPlaces } from '#drawing/regions';
import { plays } from '../kit/lengths.ts';
import { complete, owed } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';
import { expectSame } from '../kit/same.ts';

const inGames = complete.map((part) => [part.game.id, part] as const);
/** What a picture may cost more for being pressed, in bytes. */
const MOST = 6_000;

/** GH-18: in town, where a party packs, no room lies open. MEQ-7: a combat is shown alone, with its cards. */
function isWithoutMap(game: string, view: unknown): boolean {
  if (game === 'gloomhaven') return (view as { rooms: unknown[] }).rooms.length === 0;
  return game === 'middle-earth-quest' && (view as { combat: object | null }).combat !== null;
}

test.each(inGames)(
  '%s: a board is pressed at its places, by the names of its menus and at no great cost',
  (id, part) => {
    const { game, pictures } = part;
    let heaviest = 0;
    let maps = 0;
    let hasPlaces = false;
    const wanted = plays({ sample: 12, whole: 84 });
    playout(part, salted('regions'), {
      seats: seatRange(game).max,
      // Combats and towns have pictures of their own: it goes on until so many maps were seen.
      most: 20 * wanted,
      each: (match) => {
        if (maps === wanted) return;
        const view = game.view(position(game, match).g, 'spectator');
        const ids = new Set(pictures.places(view, 'en').map(({ id }) => id));
        const places = pressablePlaces(pictures.board(view, { locale: 'en' }), 0.8);
        hasPlaces ||= ids.size > 0;
        if (ids.size === 0 || isWithoutMap(game.id, view)) {
          expect(places).toEqual([]);
          return;
        }
        maps++;
        // Home bases of factions that nobody plays are drawn and not offered; of a hex it is whoever stands there.
        const known = places.filter(([id, , , holds = []]) => [id, ...holds].some((one) => ids.has(one)));
        expect(known.length).toBeGreaterThan(0);
        for (const [id, [name]] of known) expect(name, id).not.toBe('');
        const public_ = JSON.stringify(view);
        for (const [id, , , holds = []] of places) for (const one of holds) expect(public_, id).toContain(`"${one}"`);
        heaviest = Math.max(heaviest, Buffer.byteLength(JSON.stringify({ locales: ['en', 'ja'], places })));
      },
    });
    console.log(`${game.id}: at most ${heaviest} bytes`);
    expect(heaviest).toBeLessThan(MOST);
    // A board may have no place to look at.
    if (hasPlaces) expect(maps).toBe(wanted);
    expect(maps).toBeGreaterThanOrEqual(owed(id, { large: wanted, any: 0 }));
  },
);

test.each(inGames.filter(([, part]) => Object.values(part.game.actions).some(({ onPicture }) => onPicture)))(
  '%s: what only a picture offers lies on the board, where it can be pressed',
  (_, part) => {
    const { game, pictures } = part;
    let offered = 0;
    playout(part, salted('on the board'), {
      most: plays({ sample: 60, whole: 400 }),
      each: (match) => {
        const { g, open } = position(game, match);
        const put = open.map((decision) => ({ part, match: 'm', g, decision, locale: 'en' as const, isAtDoor: true }));
        const alone = put.flatMap((one) => choosablesOf(one, undefined).filter((choice) => !isInWords(one, choice)));
        if (alone.length === 0) return;
        const places = pressablePlaces(pictures.board(game.view(g, 'spectator'), { locale: 'en' }), 1);
        const lying = new Set(places.flatMap(([id, , , holds = []]) => [id, ...holds]));
        for (const { label, means } of alone)
          expect(
            means.some(({ id }) => lying.has(id)),
            label,
          ).toBe(true);
        offered += alone.length;
      },
    });
    expect(offered).toBeGreaterThan(50);
  },
);
/** Whether a choice has a button or a line of a menu as well. */
const isInWords = (put: PutQuestion, { press }: { press: string }): boolean => {
  const { choices, more } = privateQuestion(put, undefined);
  return JSON.stringify([choices, more]).includes(`"${press}"`);
};

test.each(inGames)('%s: hidden things change nothing of what can be pressed, for nobody', (id, part) => {
  const { game, pictures, proofs } = part;
  let others = 0;
  playout(part, salted('hidden regions'), {
    seats: seatRange(game).min,
    most: plays({ sample: 9, whole: 60 }),
    each: (match) => {
      const { g } = position(game, match);
      for (const viewer of [0, 1, 'spectator'] satisfies Viewer[]) {
        const swapped = proofs!.swapHidden(g, viewer, makeRng({ seed: salted(`swap/${others}`), drawn: {} }));
        if (JSON.stringify(swapped) !== JSON.stringify(g)) others++;
        const pressed = (state: unknown) => {
          const view = game.view(state, viewer);
          const hand = pictures.hand(view, { locale: 'en' });
          return [pictures.board(view, { locale: 'en' }), ...(hand ? [hand] : [])].map((scene) => [
            pressablePlaces(scene, 1),
            printedPlaces(scene, 1),
          ]);
        };
        expectSame(pressed(swapped), pressed(g));
      }
    },
  });
  // A game may be open: `every-game.test.ts` holds it to that.
  expect(others).toBeGreaterThanOrEqual(owed(id, { large: 6, any: 0 }));
});
