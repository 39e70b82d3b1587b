import { expect, test } from 'vitest';
import { arms, beast, raging } from '#renderers/tears-of-the-dragon/arms';
import { fightCard } from '#renderers/tears-of-the-dragon/fight-card';
import { fightIn } from '#renderers/tears-of-the-dragon/fight-told';
import { strikerPart } from '#renderers/tears-of-the-dragon/rage-parts';
import { story } from '#renderers/tears-of-the-dragon/story';
import * as sample from './samples.ts';

/** Terramax who rages is nobody's: where else the arms of a side stand he has a sign of his own (TD-23.5). */

const unit = (face: string) => ({ key: `unit.${face}` });
const came = (key: string, face: string) => ({ key: `came.${key}`, args: { pieces: [unit(face)] } });
const raged = {
  type: 'dragon-raged',
  shown: {
    at: 'gorse-end',
    a: { key: 'event.line-formed', args: { seat: 0, leaders: null, pieces: [unit('wargroup')] } },
    b: null,
  },
};
const round = {
  type: 'blows',
  shown: {
    rage: true,
    prey: 0,
    dice: [],
    blows: [
      { seat: 1, foe: 0, hits: 1, by: 'terramax', dice: [], came: [came('removed', 'wargroup')] },
      { seat: 0, foe: 1, hits: 1, at: 'terramax', dice: [], came: [came('reduced', 'terramax')] },
    ],
  },
};
const home = { type: 'dragon-flew-home', shown: {} };
const view = { ...sample.middle, battle: null };
const nowOf = (...deeds: unknown[]) => ({ said: ['x'], events: [], deeds: deeds as never[], asked: [] });
const armsOf = (...deeds: unknown[]) => story(view, { locale: 'en', now: nowOf(...deeds) }).arms;

test('What he does has no side’s arms before its headline, and an arrow to whom he struck', () => {
  expect(armsOf(round, raged)).toEqual(beast(104));
  expect(armsOf(raged, round)).toEqual(raging(0));
  expect(armsOf(raged, round, home)).toEqual(beast(104));
  expect(armsOf({ type: 'moved', shown: { seat: 0, from: 'skarn', to: 'ursh', pieces: [] } })).toEqual(arms(0, 104));
});

test('All his rounds are one battle: his hits are his own, and what he suffered is not the loss of the side whose piece he was', () => {
  const fight = fightIn(nowOf(raged, round, { type: 'round-began', shown: { round: 2 } }, round, home), view)!;
  const [gorganun, forseti] = fight.sides;
  expect(fight.dragon).toEqual({ hits: 2, wounds: 2, end: 'home' });
  expect([gorganun.hits, forseti.hits]).toEqual([2, 0]);
  expect([...gorganun.fell]).toEqual([['wargroup', 2]]);
  expect([...gorganun.reduced]).toEqual([]);
  expect([fight.at, fight.course]).toEqual(['gorse-end', { kind: 'rage', first: 1, last: 2 }]);
  // His flight is told with it, and has no row of its own.
  expect(fight.deeds.has(home as never)).toBe(true);
});

test('Its card has a row for him and one for each side that was there, and says what became of him', () => {
  const fight = fightIn(nowOf(raged, round, home), view)!;
  const said = (locale: 'en' | 'ja') => JSON.stringify(fightCard(fight, { width: 1140, high: 340, locale, view }));
  expect(said('en')).toContain('Terramax raged at Gorse End · one round');
  expect(said('en')).toContain('flew home to the lair');
  expect(said('ja')).toContain('巣へ戻った');
  expect(said('en')).toContain(JSON.stringify(arms(0, 58).nodes));
  expect(said('en')).not.toContain(JSON.stringify(arms(1, 58).nodes));
});

test('A battle without him has no such row', () => {
  const joined = { type: 'battle-joined', shown: { at: 'skarn', attacker: 0, a: null, b: null } };
  const blow = { type: 'blows', shown: { blows: [{ seat: 0, foe: 1, hits: 1, came: [] }], dice: [] } };
  expect(fightIn(nowOf(joined, blow), view)!.dragon).toBeUndefined();
});

test('Amid a battle his blow has his sign, and that of who struck at him has it behind the swords', () => {
  const parts = (more: object) => JSON.stringify(strikerPart({ seat: 0, ...more }));
  const [his, own] = [JSON.stringify(beast(38).nodes), JSON.stringify(arms(0, 38).nodes)];
  expect(parts({ by: 'terramax' })).not.toBe(parts({}));
  expect(parts({ at: 'terramax' }).length).toBeGreaterThan(parts({}).length);
  expect(his).not.toBe(own);
});
