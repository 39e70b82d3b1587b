import { expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { locales } from '#core/text';
import type { Scene } from '#renderers/scene';
import { SLOWEST } from '../kit/every-game.ts';
import { plays } from '../kit/lengths.ts';
import { complete } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';
import { type Fresh, nowOf, playedFresh } from './fresh.ts';
import { faultsOf, layoutOf } from './layouts.ts';

/**
 * The layout of boards, hands, pages and ends as matches by chance bring them, in both languages. The words lie within
 * the picture, not over each other, and can be read on a phone.
 */

const BOARDS = plays({ sample: 4, whole: 500 });
/** Boards of one match, and how many answers lie between two of them on average. */
const OF_A_MATCH = 10;
const APART = 25;
const MOST = 1_500;

const inGames = complete.map((part) => [part.game.id, part] as const);

test.each(inGames)('the pictures of %s keep to its layout in every position', { timeout: BOARDS * SLOWEST }, (id) => {
  const part = complete.find(({ game }) => game.id === id)!;
  const wrong = new Map<string, string>();
  let boards = 0;
  let pictures = 0;
  for (let n = 0; boards < BOARDS; n++) {
    const seed = `every-board/${n}`;
    const chance = chanceFrom(salted(`${seed}/moments`));
    let left = Math.min(OF_A_MATCH, BOARDS - boards);
    playedFresh(part, seed, {
      most: MOST,
      isLooked: () => left > 0 && chance() * APART < 1,
      look: (fresh) => {
        left--;
        boards++;
        for (const [name, scene] of scenesOf(fresh)) {
          pictures++;
          for (const fault of faultsOf(scene, layoutOf(id))) wrong.set(`${name.split(',')[0]}: ${fault}`, name);
        }
      },
    });
  }
  console.log(`${id}: ${boards} positions, ${pictures} pictures`);
  expect(Object.fromEntries(wrong)).toEqual({});
});

/** Every picture that somebody may see of a position. */
function scenesOf(fresh: Fresh): (readonly [string, Scene])[] {
  const { part, g, seats, isOver, name } = fresh;
  const { game, pictures } = part;
  const spectator = game.view(g, 'spectator') as never;
  return locales.flatMap((locale) => {
    const look = { locale, now: nowOf(fresh, locale) };
    const where = `${name} ${locale}`;
    const map = isOver ? [[`map, ${where}`, pictures.board(spectator, { ...look, map: true })] as const] : [];
    const end = isOver && pictures.end ? [[`end, ${where}`, pictures.end(spectator, { locale })] as const] : [];
    const own = Array.from({ length: seats }, (_, seat) => {
      const view = game.view(g, seat) as never;
      const hand = pictures.hand(view, { locale });
      return hand ? [[`hand of ${seat}, ${where}`, hand] as const] : [];
    }).flat();
    const pages = (pictures.pages?.(spectator, { locale }) ?? []).map(
      (page) => [`page ${page.name}, ${where}`, page.scene] as const,
    );
    return [[`board, ${where}`, pictures.board(spectator, look)] as const, ...map, ...end, ...own, ...pages];
  });
}
