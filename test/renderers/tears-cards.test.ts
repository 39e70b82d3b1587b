import { expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { locales } from '#core/text';
import type { Scene } from '#renderers/scene';
import { SLOWEST } from '../kit/every-game.ts';
import { plays } from '../kit/lengths.ts';
import { complete } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';
import { flat } from './boxes.ts';
import { nowOf, playedFresh } from './fresh.ts';

/** Both languages of a picture tell the same: cards of deeds, whatever room their words take. */

const BOARDS = plays({ sample: 10, whole: 1_000 });
/** Boards of one match, and how many answers lie between two of them on average: many deeds are told at once. */
const OF_A_MATCH = 10;
const APART = 25;

/** What cards show besides words, in their order. */
const shownOn = (scene: Scene): string[] =>
  flat(scene)
    .filter(({ kind, tags }) => kind !== 'text' && tags.some((tag) => CARD.test(tag)))
    .map(({ tags }) => tags.join());
const CARD = /^(told|plate|fight)(?!:moved)/;

test('has as many signs on the cards of its deeds in every language', { timeout: BOARDS * SLOWEST }, () => {
  const part = complete.find(({ game }) => game.id === 'tears-of-the-dragon')!;
  const differ: string[] = [];
  let boards = 0;
  for (let n = 0; boards < BOARDS; n++) {
    const seed = `tears-cards/${n}`;
    const chance = chanceFrom(salted(`${seed}/moments`));
    let left = Math.min(OF_A_MATCH, BOARDS - boards);
    playedFresh(part, seed, {
      most: 1_500,
      isLooked: () => left > 0 && chance() * APART < 1,
      look: (fresh) => {
        left--;
        boards++;
        const view = fresh.part.game.view(fresh.g, 'spectator') as never;
        const each = locales.map((locale) =>
          shownOn(fresh.part.pictures.board(view, { locale, now: nowOf(fresh, locale) })),
        );
        if (each.some((one) => one.join() !== each[0]!.join())) differ.push(fresh.name);
      },
    });
  }
  console.log(`${boards} boards`);
  expect(differ).toEqual([]);
});
