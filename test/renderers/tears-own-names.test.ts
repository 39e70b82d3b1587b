import { expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { locales } from '#core/text';
import { seas } from '#games/tears-of-the-dragon/printed/content';
import { setText } from '#renderers/measure';
import { gapTo } from '#renderers/tears-of-the-dragon/beside';
import { boardNames } from '#renderers/tears-of-the-dragon/fixed-names';
import { cells } from '#renderers/tears-of-the-dragon/geography';
import { siteOf } from '#renderers/tears-of-the-dragon/name-spots';
import { nextTo } from '#renderers/tears-of-the-dragon/names';
import { wayOf } from '#renderers/tears-of-the-dragon/roads';
import { stepsOf } from '#renderers/tears-of-the-dragon/trails';
import { unsalted } from '../kit/salt.ts';

/** A name is read for the drawing it is nearest to. */

const land = [...cells.values()].filter(({ id }) => !seas.has(id));

/** Nearer by so little is as near. */
const LIKE = 4;

test.each(locales)(
  'A name is nearer to its own place than to any other, whoever stands and goes where, in %s',
  (locale) => {
    const chance = chanceFrom(unsalted('own-names'));
    const wrong: string[] = [];
    let read = 0;
    for (let n = 0; n < 40; n++) {
      const crowds = land.filter(() => chance() < 0.35);
      const from = land[Math.floor(chance() * land.length)]!;
      const to = cells.get(nextTo(from.id)[0]!)!;
      const steps = stepsOf(wayOf([from.id, to.id]));
      const [x, y] = [(from.at[0] + to.at[0]) / 2, (from.at[1] + to.at[1]) / 2];
      const mark = { x: x - 25, y: y - 25, w: 50, h: 50 };
      const rooms = crowds.map(({ slot }) => ({ ...slot, x: slot.x + slot.w / 2 - 50, w: 100 }));
      const walls = land.flatMap(({ inside }) => inside ?? []);
      const [large, told] = [new Set(crowds.map(({ id }) => id)), new Set([from.id, to.id])];
      const names = boardNames({ locale, large, told, open: true, taken: [...rooms, ...walls, mark], avoided: steps });
      for (const text of names) {
        const own = land.find(({ id }) => text.tag === `name:${id}`);
        if (!own) continue;
        read++;
        const { box } = setText(text);
        const gapOf = (cell: typeof own) =>
          Math.min(
            ...[siteOf(cell, locale, []).icon, ...(crowds.includes(cell) ? [cell.slot] : [])].map((one) =>
              gapTo(box, one),
            ),
          );
        const near = gapOf(own);
        const others = land.filter((one) => one !== own).map((one) => gapTo(box, siteOf(one, locale, []).icon));
        if (Math.min(...others) < near - LIKE) wrong.push(`${n} ${own.id}`);
      }
    }
    expect(read).toBeGreaterThan(1000);
    // Where everything round it is taken it stands below its empty room rather than be too small to read.
    expect(wrong.length, wrong.join()).toBeLessThanOrEqual(4);
  },
);
