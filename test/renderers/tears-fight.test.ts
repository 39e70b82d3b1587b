import { describe, expect, test } from 'vitest';
import { overParts, overWords } from '#renderers/tears-of-the-dragon/fight-end';
import { fightIn } from '#renderers/tears-of-the-dragon/fight-told';
import * as sample from './samples.ts';

describe('A battle as its card tells it', () => {
  const unit = (face: string, n: number) => ({
    key: 'battle.slot',
    args: { piece: { key: `unit.${face}` }, n },
  });
  const line = (seat: number, leaders: string[], pieces: unknown[]) => ({
    key: 'event.line-formed',
    args: { seat, leaders: leaders.map((one) => ({ key: `leader.${one}` })), pieces },
  });
  const joined = {
    type: 'battle-joined',
    shown: {
      at: 'glaginsdreg',
      attacker: 0,
      a: line(0, ['shale'], [unit('wargroup', 1), unit('wargroup', 2)]),
      b: line(1, ['shelnor'], [unit('cavalry', 1), { key: 'wizard.torin' }]),
    },
  };
  const came = (key: string, face: string) => ({ key: `came.${key}`, args: { pieces: [{ key: `unit.${face}` }] } });
  const casualty = (piece: string, end: string) => ({
    key: 'came.casualty',
    args: { piece: { key: piece }, end: { key: `came.end.${end}` }, die: 9 },
  });
  const blows = (seat: number, hits: number, ...words: unknown[]) => ({
    type: 'blows',
    shown: { seat, foe: 1 - seat, dice: [], blows: [{ seat, foe: 1 - seat, hits, came: words }] },
  });
  const told = (...deeds: unknown[]) =>
    fightIn({ events: [], deeds: deeds as never[] }, { ...sample.middle, battle: null });

  test('has all hits of all its rounds, and what befell each side under that side', () => {
    const fight = told(
      joined,
      blows(1, 2, came('reduced', 'wargroup')),
      blows(0, 1, came('removed', 'cavalry')),
      { type: 'round-began', shown: { n: 2 } },
      blows(0, 2, casualty('wizard.torin', 'captured')),
      { type: 'castle-fell', shown: { seat: 0, place: { key: 'area.glaginsdreg' }, from: null } },
    )!;
    const [gorganun, forseti] = fight.sides;
    expect(fight.attacker).toBe(0);
    expect(fight.taken).toBe(0);
    expect([gorganun.hits, forseti.hits]).toEqual([3, 2]);
    expect([...gorganun.reduced]).toEqual([['wargroup', 1]]);
    expect([...forseti.fell]).toEqual([['cavalry', 1]]);
    expect(forseti.people).toEqual([{ face: 'torin', end: 'captured', roll: { face: 'torin', die: 9, add: 0 } }]);
    expect(gorganun.people).toEqual([]);
    expect(forseti.came).toEqual(['shelnor', 'cavalry', 'torin']);
  });
  test('gives losses that name nobody’s side to whose piece it was', () => {
    const both = {
      type: 'losses-borne',
      shown: { came: [casualty('wizard.hastur', 'captured'), casualty('wizard.vilkie', 'escape')] },
    };
    const fight = told(joined, blows(0, 0), both)!;
    expect(fight.sides.map(({ people }) => people.map(({ face }) => face))).toEqual([['hastur'], ['vilkie']]);
  });
  test('tells who was driven off under whom it befell, and not under the caster', () => {
    const pieces = [{ key: 'came.times', args: { piece: { key: 'unit.knight-of-santiago' }, n: 3 } }];
    const terror = {
      type: 'spell-cast',
      shown: {
        wizard: { key: 'wizard.hastur' },
        spell: 'terror',
        die: 6,
        came: [{ key: 'came.driven-off', args: { seat: 1, pieces, to: { key: 'area.skarn' } } }],
      },
    };
    const [gorganun, forseti] = told(joined, terror, blows(0, 0))!.sides;
    expect(gorganun.spells.map(({ id, works }) => [id, works])).toEqual([['terror', true]]);
    expect([forseti.driven, forseti.drivenTo]).toEqual([3, 'skarn']);
    expect(gorganun.driven).toBe(0);
  });
  test('is none where nobody struck and nobody gave way', () => {
    expect(told({ type: 'moved', shown: { seat: 0, from: 'skarn', to: 'glaginsdreg', pieces: [] } })).toBeUndefined();
    expect(told(joined)).toBeUndefined();
  });
  test('leaves what befell somebody long after to itself', () => {
    const later = { type: 'losses-borne', shown: { seat: 0, came: [casualty('leader.kestrel', 'captured')] } };
    const away = { type: 'retreated', shown: { seat: 0, from: 'glaginsdreg', to: { key: 'area.skarn' } } };
    const fight = told(joined, blows(1, 1), away, { type: 'ruin-searched', shown: { seat: 1, ruin: 'ursh' } }, later)!;
    expect(fight.sides[0].people).toEqual([]);
    expect(fight.sides[0].leaves).toEqual({ how: 'retreated', to: 'skarn' });
  });

  const ended = (how: string) => ({
    key: 'came.battle-over',
    args: { place: null, end: { key: `battle.end.${how}` } },
  });
  const storm = (kind: string, how: string, at = 'glaginsdreg') => {
    const begun = { type: 'battle-joined', shown: { ...joined.shown, at, kind: { key: `battle.kind.${kind}` } } };
    const last = blows(0, 2);
    const over = { ...last, shown: { ...last.shown, end: ended(how) } };
    return told(begun, blows(1, 2), { type: 'round-began', shown: { round: 2 } }, over)!;
  };
  const view = { ...sample.middle, battle: null };
  const wordsOn = (fight: ReturnType<typeof storm>, locale: 'en' | 'ja' = 'en') =>
    [...JSON.stringify(overParts(fight, view, locale)).matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text);
  const holder = view.places.find(({ id }) => id === 'glaginsdreg')!.controller === 0 ? 'Gorganun' : 'Forseti';

  test('that was a storm and failed says who holds the castle, in its headline and on its card, and over how many rounds', () => {
    const fight = storm('assault', 'both-gone');
    expect(overWords(fight, view, 'en')).toBe(
      `Assault on Glaginsdreg: ${holder} holds the castle. Nobody was left standing. Hits 2:2.`,
    );
    expect(wordsOn(fight)).toEqual(['Assault on Glaginsdreg · 2 rounds', `${holder} holds the castle`]);
    expect(wordsOn(fight, 'ja')[0]).toContain('2ラウンド');
  });
  test('in the open says who holds the field: who was not wiped out, and did not leave; nobody where both were', () => {
    expect(overWords(storm('field', 'attacker-gone', 'ursh'), view, 'en')).toBe(
      'Battle at Ursh: Forseti holds the field. Gorganun was wiped out. Hits 2:2.',
    );
    expect(overWords(storm('field', 'defender-left', 'ursh'), view, 'en')).toBe(
      'Battle at Ursh: Gorganun holds the field. Forseti retreated. Hits 2:2.',
    );
    expect(overWords(storm('field', 'both-gone', 'ursh'), view, 'en')).toBe(
      'Battle at Ursh: nobody was left standing. Hits 2:2.',
    );
    expect(overWords(storm('overrun', 'overrun-failed', 'ursh'), view, 'en')).toBe(
      'Overrun at Ursh: the defender stood firm. Hits 2:2.',
    );
  });
  test('of which the beginning was told before says of which rounds its numbers are', () => {
    const later = (...deeds: unknown[]) => wordsOn(told(...deeds) as never)[0];
    expect(later(blows(0, 1), { type: 'round-began', shown: { round: 3 } }, blows(0, 2))).toContain('rounds 2–3');
    expect(later(blows(0, 1))).toContain('the last round');
  });
});

describe('Who fought and lies in a box again (TD-6.4)', () => {
  const { leader, place, stack, unit } = sample;
  const slot = (face: string, n: number) => ({ key: 'battle.slot', args: { piece: { key: `unit.${face}` }, n } });
  const joined = {
    type: 'battle-joined',
    shown: {
      at: 'skarn',
      attacker: 0,
      a: {
        key: 'event.line-formed',
        args: { seat: 0, leaders: [{ key: 'leader.shale' }], pieces: [slot('wargroup', 1), slot('wargroup', 2)] },
      },
      b: null,
    },
  };
  const lost = [{ key: 'came.removed', args: { pieces: [{ key: 'unit.wargroup' }] } }];
  const blow = { type: 'blows', shown: { blows: [{ seat: 1, foe: 0, hits: 1, came: lost }], dice: [] } };
  const over = {
    type: 'battle-over',
    shown: { place: { key: 'area.skarn' }, end: { key: 'battle.end.defender-gone' } },
  };
  const boxedIn = (pieces: ReturnType<typeof unit>[], ...more: unknown[]) => {
    const view = { ...sample.empty, turn: 3, places: [place('skarn', [stack(0, pieces)])] };
    return fightIn({ events: [], deeds: [joined, blow, over, ...more] as never[] }, view)!.sides[0].boxed;
  };

  test('is counted: of two of whom one fell and none is seen, one', () => {
    expect(boxedIn([leader('shale')])).toBe(1);
  });
  test('is not where he is seen, nor where no leader with a box is', () => {
    expect(boxedIn([leader('shale'), unit('wargroup')])).toBe(0);
    expect(boxedIn([unit('warsteed')])).toBe(0);
  });
  test('is not known any more once somebody has done something after it', () => {
    expect(boxedIn([leader('shale')], { type: 'activated', shown: { seat: 0 } })).toBe(0);
  });
});

test('A side of whom a spell drove off the last is said to have fled, and one that went by itself to have retreated', () => {
  const pieces = [{ key: 'unit.elite-guard' }];
  const terror = {
    type: 'spell-cast',
    shown: {
      wizard: { key: 'wizard.hastur' },
      spell: 'terror',
      came: [{ key: 'came.driven-off', args: { seat: 1, pieces, to: { key: 'area.middenford' } } }],
    },
  };
  const joined = { type: 'battle-joined', shown: { at: 'old-tarn', attacker: 1, a: null, b: null } };
  const over = {
    type: 'battle-over',
    shown: { place: { key: 'area.old-tarn' }, end: { key: 'battle.end.attacker-left' } },
  };
  const retreated = { type: 'retreated', shown: { seat: 1, from: 'old-tarn', to: 'middenford', pieces: [] } };
  const view = { ...sample.middle, battle: null };
  const said = (...deeds: unknown[]) => overWords(fightIn({ events: [], deeds: deeds as never[] }, view)!, view, 'en');
  expect(said(joined, terror, over)).toContain('Forseti fled in terror');
  expect(said(joined, retreated, over)).toContain('Forseti retreated');
});
