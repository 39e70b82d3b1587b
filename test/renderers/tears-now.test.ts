import { describe, expect, test } from 'vitest';
import type { Scene } from '#renderers/scene';
import { arms, facing } from '#renderers/tears-of-the-dragon/arms';
import { pictures } from '#renderers/tears-of-the-dragon/index';
import { changedPlaces, marchesOf } from '#renderers/tears-of-the-dragon/last-action';
import { story } from '#renderers/tears-of-the-dragon/story';
import { toldOf } from '#renderers/tears-of-the-dragon/told-volley';
import { now as NOW } from '#renderers/theme';
import { DONE } from '#renderers/ways';
import { flat, type Inked } from './boxes.ts';
import { battle } from './sample-battles.ts';
import * as sample from './samples.ts';

/** Ranks of leaders among what is drawn. */
const ranks = (all: readonly Inked[]) => [
  ...new Set(all.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('rank:')))),
];
const tagged = (scene: Scene, tag: string): Inked[] => flat(scene).filter((one) => one.tags.includes(tag));

describe('What just happened', () => {
  const march = (from: string, to: string, more = {}) => ({
    type: 'moved',
    shown: { seat: 0, pieces: ['shale'], from, to, via: null, ...more },
  });
  const now = (...events: readonly unknown[]) => ({ said: [], events: events as never[], asked: [] });
  const drawn = (...events: ReturnType<typeof march>[]) =>
    pictures.board(sample.middle, { locale: 'en', now: now(...(events as never[])) });
  const tags = (scene: Scene, begin: string) => [
    ...new Set(flat(scene).flatMap((one) => one.tags.filter((tag) => tag.startsWith(begin)))),
  ];

  test('is drawn with its way, a ghost where it began, and a halo round the place that changed', () => {
    const scene = drawn(march('blackfen', 'skarn'));
    expect(tags(scene, 'way:')).toEqual(['way:blackfen:skarn']);
    expect(tags(scene, 'lit:')).toEqual(['lit:skarn']);
    expect(ranks(tagged(scene, 'ghost'))).toEqual(['rank:1']);
    const quiet = pictures.board(sample.middle, { locale: 'en' });
    expect([...tags(quiet, 'way:'), ...tags(quiet, 'lit:'), ...tags(quiet, 'ghost')]).toEqual([]);
  });
  test('of two that went from one place the last is loud: the halo is where it ended', () => {
    const scene = drawn(march('glaginsdreg', 'skarn'), march('glaginsdreg', 'ashgate', { pieces: ['kestrel'] }));
    expect(tags(scene, 'way:')).toEqual(['way:glaginsdreg:skarn', 'way:glaginsdreg:ashgate']);
    expect(tags(scene, 'lit:')).toEqual(['lit:ashgate']);
  });
  test('a march that went on is one way over all its places', () => {
    const via = [{ key: 'area.morvane' }];
    expect(tags(drawn(march('glaginsdreg', 'skarn'), march('skarn', 'wolfden')), 'way:')).toEqual([
      'way:glaginsdreg:wolfden',
    ]);
    const [way] = marchesOf([march('ashgate', 'skarn', { via }) as never]);
    expect(way!.way).toEqual(['ashgate', 'morvane', 'skarn']);
  });
  test('is drawn in amber, and nothing is in the colour of now as long as nobody is asked', () => {
    const told = JSON.stringify(drawn(march('glaginsdreg', 'skarn')));
    expect(told).toContain(DONE.light);
    expect(told).not.toContain(NOW);
    const asked = pictures.board(sample.middle, {
      locale: 'en',
      now: { said: [], events: [], asked: [{ seat: 1, words: 'who takes the hit?' }] },
    });
    expect(JSON.stringify(asked)).toContain(NOW);
  });
  test('that is the headline has its card, not what weighs less: who searched where, his die, what was needed and what was lost', () => {
    const safe = { key: 'came.danger', args: { roll: 1 } };
    const search = {
      type: 'ruin-searched',
      shown: { seat: 1, ruin: 'draugmere', danger: true, fell: 1, came: [safe] },
    };
    const look = (deeds: unknown[]) => ({ locale: 'en' as const, now: { ...now(), deeds: deeds as never[] } });
    const loud = pictures.board(sample.middle, look([march('ashgate', 'draugmere'), search]));
    // His march ended there: both are one row.
    expect(tags(loud, 'plate:')).toEqual(['plate:moved+ruin-searched']);
    expect(tagged(loud, 'plate:moved+ruin-searched').flatMap(({ text }) => text ?? [])).toEqual([
      'Shale · Ashgate → Draugmere',
      '1',
      '≤ 4',
      '→',
      '−1',
    ]);
    expect(tags(loud, 'sign:')).toEqual(['sign:ruin-searched']);
    expect(tagged(loud, 'sign:ruin-searched').flatMap(({ text }) => text ?? [])).toEqual([]);
    const quiet = pictures.board(sample.middle, look([search, march('ashgate', 'draugmere')]));
    expect(tags(quiet, 'plate:')).toEqual(['plate:moved']);
    // His name stands beside his way, and in his row.
    const row = ['Shale', '2', 'Shale · Ashgate → Draugmere'];
    expect(tagged(quiet, 'plate:moved').flatMap(({ text }) => text ?? [])).toEqual(row);
  });
  test('TD-17.2: of danger that hurt nobody who is seen has an unseen piece, and no cross; of none that, and nobody', () => {
    const search = (danger: boolean, roll: number) => ({
      type: 'ruin-searched',
      shown: { seat: 1, ruin: 'draugmere', danger, fell: 0, came: [{ key: 'came.danger', args: { roll } }] },
    });
    const asking = (ruin: string) => [{ seat: 1, key: 'suffer', words: 'Who?', about: { ruin, party: 'a' } }];
    const drawnOf = (deed: unknown, asked: unknown[] = []) =>
      pictures.board(sample.middle, {
        locale: 'en',
        now: { ...now(), deeds: [deed] as never[], asked: asked as never[] },
      });
    const said = (deed: unknown, asked?: unknown[]) =>
      tagged(drawnOf(deed, asked), 'plate:ruin-searched').flatMap(({ text }) => text ?? []);
    expect(said(search(true, 1))).toEqual(['Draugmere', '1', '≤ 4', '→', '?', "one in a leader's box reduced"]);
    // While it is asked nobody has been hit yet.
    expect(said(search(true, 1), asking('draugmere')).slice(1)).toEqual(['1', '≤ 4', '→', 'one is hit: who?']);
    expect(said(search(true, 1), asking('ursh'))).toContain("one in a leader's box reduced");
    expect(said(search(false, 7))).toEqual(['Draugmere', '7', '> 4', 'no danger']);
  });
  test('of a roll for initiative lies apart from all places, with both dice', () => {
    const rolls = { turn: 3, seat: 1, die0: 4, bonus0: 0, die1: 9, bonus1: 2 };
    const scene = drawn({ type: 'turn-began', shown: rolls } as never);
    const told = tagged(scene, 'plate:turn-began').flatMap(({ text }) => text ?? []);
    expect(told).toEqual(['4', '+0', '9', '+2', 'goes first']);
    expect(tags(scene, 'lit:')).toEqual([]);
  });
  test('events that name places the map does not know, or none, draw nothing', () => {
    expect(marchesOf([march('nowhere', 'skarn') as never])).toEqual([]);
    expect(changedPlaces(now({ type: 'initiative-tied', shown: {} }))).toEqual([]);
  });
  test('is told in the bar, with who is asked and in whose colours', () => {
    const scene = pictures.board(sample.middle, {
      locale: 'en',
      now: { said: ['Shale marches to Skarn'], events: [], asked: [{ seat: 1, words: 'who takes the hit?' }] },
    });
    expect(tagged(scene, 'said').map(({ text }) => text)).toEqual(['Shale marches to Skarn']);
    expect(
      tagged(scene, 'asked')
        .map(({ text }) => text)
        .filter(Boolean),
    ).toEqual(['Lord Forseti: who takes the hit?']);
  });
  test('shows the arms of whose wizard has cast, also where a spell of the other side was told before', () => {
    const cast = (wizard: string) => ({ type: 'spell-cast', shown: { wizard: { key: `wizard.${wizard}` } } });
    const shown = (...wizards: string[]) =>
      story(sample.middle, { locale: 'en', now: { said: ['x'], events: wizards.map(cast), asked: [] } }).arms;
    expect(shown('hastur')).toEqual(arms(0, 104));
    expect(shown('hastur', 'ursa')).toEqual(arms(1, 104));
    // Of an event that names nobody the side stays that is at it.
    expect(shown('nobody')).toEqual(arms(0, 104));
  });
  test('out of turn shows the arms of who acts, not of whose turn it is', () => {
    const allowance = { seat: 1, units: 1, wizard: false, byEnemyRoll: true };
    const { arms: own } = story(sample.middle, { locale: 'en' });
    const { arms: enemy } = story({ ...sample.middle, allowance }, { locale: 'en' });
    expect(sample.middle.active).toBe(0);
    expect(own).toEqual(arms(0, 104));
    expect(enemy).toEqual(arms(1, 104));
  });
});

describe('A deed that harmed somebody', () => {
  const search = (...came: unknown[]) => ({
    type: 'ruin-searched',
    shown: { seat: 0, ruin: 'draugmere', danger: true, fell: 1, came },
  });
  const plate = (...deeds: unknown[]) =>
    tagged(
      pictures.board(sample.middle, {
        locale: 'en',
        now: { said: [], events: [], deeds: deeds as never[], asked: [] },
      }),
      'plate:ruin-searched',
    ).flatMap(({ text }) => text ?? []);
  const niekimo = { key: 'wizard.niekimo' };
  const end = (key: string) => ({ key: 'came.casualty', args: { piece: niekimo, end: { key: `came.end.${key}` } } });

  test('has a burst with how many units fell and their names, and none for somebody who is trapped: he is behind bars', () => {
    const fell = { key: 'came.times', args: { piece: { key: 'unit.warsteed' }, n: 2 } };
    expect(plate(search({ key: 'came.removed', args: { pieces: [fell] } }))).toEqual([
      'Draugmere',
      '−2',
      'Warsteed ×2 fell',
    ]);
    expect(plate(search(end('trapped')))).toEqual(['Draugmere', 'N', 'Niekimo trapped']);
    expect(plate(search(end('killed')))).toEqual(['Draugmere', 'N', '−1', 'Niekimo killed']);
  });
  test('and whose words are of something else has the number alone', () => {
    expect(plate(search({ key: 'came.unheard-of', args: {} }))).toEqual(['Draugmere', '−1']);
  });
  test('in blows is told on the card of the battle, with how it ended, each side by itself', () => {
    const pieces = [{ key: 'unit.cadmin' }];
    const blows = {
      type: 'blows',
      shown: {
        seat: 1,
        foe: 0,
        dice: [],
        blows: [{ seat: 1, foe: 0, hits: 1, came: [{ key: 'came.reduced', args: { pieces } }] }],
      },
    };
    const away = { type: 'retreated', shown: { seat: 0, from: 'glaginsdreg', to: 'skarn' } };
    const said = (...deeds: unknown[]) =>
      flat(
        pictures.board(sample.middle, {
          locale: 'en',
          now: { said: [], events: [], deeds: deeds as never[], asked: [] },
        }),
      ).flatMap(({ text, tags }) => (text && tags.includes('fight') ? [text] : []));
    const over = 'Forseti holds the field';
    const hit = ['one hit', '1 reduced'];
    expect(said(blows, away)).toEqual(['Battle at Glaginsdreg · the last round', over, ...hit, '→ Skarn']);
    expect(said(away)).toEqual(['Battle at Glaginsdreg', over, '→ Skarn']);
    expect(said({ ...away, type: 'moved' })).toEqual([]);
  });
  test('leaves a small plate with a ring at the place of an earlier one, a ring alone where that has none, and nothing where there was no other', () => {
    const rings = (...deeds: unknown[]) =>
      flat(
        pictures.board(sample.middle, {
          locale: 'en',
          now: { said: [], events: [], deeds: deeds as never[], asked: [] },
        }),
      ).flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('earlier:')));
    const other = { ...search(), shown: { ...search().shown, ruin: 'ursh' } };
    expect(new Set(rings(other, search()))).toEqual(new Set(['earlier:ruin-searched', 'earlier:ursh']));
    const called = { type: 'activated', shown: { seat: 0, place: 'ursh', piece: 'shale' } };
    expect(new Set(rings(called, search()))).toEqual(new Set(['earlier:ursh']));
    expect(rings(search())).toEqual([]);
  });
});

describe('Dice of a battle', () => {
  const [first] = battle.battle!.lines as [NonNullable<typeof battle.battle>['lines'][number]];
  const rolls = first.pieces.flatMap(({ face, dice }) => dice.map(({ roll }) => ({ face, roll })));
  const deed = (by: number) => ({
    type: 'blows',
    shown: {
      blows: [],
      dice: rolls.map(({ face, roll }) => ({
        key: 'battle.die.hit',
        args: { piece: { key: `unit.${face}` }, roll: roll + by },
      })),
    },
  });
  const told = (one: unknown) =>
    toldOf(battle.battle!, { said: [], events: [], deeds: [one as never], asked: [] }).map(({ isPale }) => isPale);

  test('that the headline tells are bright, and those of another volley pale', () => {
    expect(rolls.length).toBeGreaterThan(0);
    expect(told(deed(0))[0]).toBe(false);
    expect(told(deed(1))[0]).toBe(true);
  });
  test('are all bright where the headline is no volley', () => {
    expect(told({ type: 'moved', shown: {} })).toEqual([false, false]);
  });
});

describe('The last picture of a stretch', () => {
  const look = { locale: 'en' } as const;

  test('is the map although a battle has begun, and says so in words', () => {
    const peace = { ...battle, battle: null };
    expect(pictures.board(battle, { ...look, map: true })).toEqual(pictures.board(peace, look));
    expect(pictures.board(battle, look)).not.toEqual(pictures.board(peace, look));
    expect(pictures.alt.board(battle, { ...look, map: true })).toBe(pictures.alt.board(peace, look));
  });

  test('shows as much as before when only somebody else is on turn or people are activated, and less when anybody has moved', () => {
    const { middle } = sample;
    const shown = (view: typeof middle) => JSON.stringify(pictures.lasting!(view));
    const { places } = middle;
    const spent = places.map((place) => ({
      ...place,
      stacks: place.stacks.map((stack) => ({ ...stack, pieces: stack.pieces.map((one) => ({ ...one, spent: true })) })),
    }));
    expect(JSON.stringify(spent)).not.toBe(JSON.stringify(places));
    expect(shown({ ...middle, places: spent, active: 1, phase: 'command', allowance: null })).toBe(shown(middle));
    expect(shown({ ...middle, places: places.slice(1) })).not.toBe(shown(middle));
    expect(shown({ ...middle, knowledge: [] })).not.toBe(shown(middle));
  });
});

describe('The arms beside a headline', () => {
  const shown = (deeds: unknown[]) =>
    story(sample.middle, { locale: 'en', now: { said: ['x'], deeds: deeds as never[], events: [], asked: [] } }).arms;
  const blow = { type: 'blows', shown: { seat: 1, foe: 0, hits: 1 } };
  const moved = { type: 'moved', shown: { seat: 0, pieces: ['shale'], from: 'ursh', to: 'dunmarch' } };

  test('are both of a blow, of whoever struck first, and one of what is no blow', () => {
    expect(shown([moved, blow])).toEqual(facing(1));
    expect(shown([blow, moved])).toEqual(arms(0, 104));
  });
  test('are those of whose person it was where the deed names no side', () => {
    expect(shown([moved, { type: 'nothing-done', shown: { piece: 'ursa' } }])).toEqual(arms(1, 104));
  });
});

test('What changed more weighs more: a castle over a fallen piece, that over a march, and being called least', () => {
  const order = [
    { type: 'castle-fell', shown: {} },
    { type: 'blows', shown: { end: { key: 'x' }, blows: [{ fell: 1 }] } },
    { type: 'blows', shown: { end: null, blows: [{ fell: 1 }] } },
    { type: 'moved', shown: {} },
    { type: 'activated', shown: {} },
  ];
  const weights = order.map((one) => pictures.weight!(one as never));
  expect(weights).toEqual([...weights].sort((a, b) => b - a));
  expect(new Set(weights).size).toBe(order.length);
});
