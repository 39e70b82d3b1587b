import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import { spells } from '#games/tears-of-the-dragon/printed/content';
import { spellPart } from '#renderers/tears-of-the-dragon/deed-parts';
import { drivenPart } from '#renderers/tears-of-the-dragon/effect-parts';
import { ledgerOf } from '#renderers/tears-of-the-dragon/ledger';
import { spellMarksOf } from '#renderers/tears-of-the-dragon/spell-marks';
import { say } from '#renderers/tears-of-the-dragon/text';
import * as sample from './samples.ts';

describe('What a battle has seen since the last picture', () => {
  const battle = { at: 'morvane', attacker: 0, round: 2, lines: [] } as never;
  const slot = (face: string, n: number) => ({ key: 'battle.slot', args: { piece: { key: `unit.${face}` }, n } });
  const fog = {
    type: 'spell-cast',
    shown: {
      wizard: { key: 'wizard.vilkie' },
      spell: 'fog-of-war',
      die: 1,
      came: [
        {
          key: 'came.fog-spread',
          args: { points: [{ key: 'battle.minus', args: { piece: slot('warsteed', 1), n: 3 } }] },
        },
      ],
    },
  };
  const terror = {
    type: 'spell-cast',
    shown: { wizard: { key: 'wizard.hastur' }, spell: 'terror', die: 3, came: null },
  };
  const nine = { key: 'battle.die.miss', args: { piece: slot('warsteed', 1), need: 4, roll: 9 } };
  const missed = {
    type: 'blows',
    shown: {
      seat: 0,
      foe: 1,
      blows: [{ seat: 0, foe: 1, hits: 0, dice: [nine], came: null }],
    },
  };
  const stretch = (deeds: unknown[], asked: unknown[] = []) => ({ events: [], deeds, asked, said: [] }) as never;
  const wordsIn = (nodes: unknown) => [...JSON.stringify(nodes).matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text);

  test('has a card for each spell and each exchange of blows, under the number of a round that is over', () => {
    const now = stretch([fog, missed, { type: 'round-began', shown: { round: 2 } }]);
    const words = wordsIn(ledgerOf(sample.middle, battle, { locale: 'en', now }).nodes);
    expect(words).toEqual(expect.arrayContaining(['Round 1', '1', '−3', '9', '0 hits']));
  });
  test('says of a spell that worked what it does, and of one that failed nothing', () => {
    const tried = (type: string, spell: string) => ({ type, shown: { ...terror.shown, spell } });
    const said = (type: string, spell: string, locale: 'en' | 'ja') =>
      wordsIn(ledgerOf(sample.middle, battle, { locale, now: stretch([tried(type, spell)]) }).nodes);
    for (const locale of locales)
      for (const [id] of spells) {
        const words = say(`effect.${id}`, locale);
        expect(said('spell-cast', id, locale)).toContain(words);
        expect(said('spell-failed', id, locale)).not.toContain(words);
      }
  });
  test('TD-28.10: of fog that is to be shared out has whose it is and how much, bright as the last step', () => {
    const asked = [{ seat: 0, key: 'fog', words: '?', about: { points: 4 } }];
    const cards = (some: unknown[]) =>
      JSON.stringify(ledgerOf(sample.middle, battle, { locale: 'en', now: stretch([fog, missed], some) }).nodes);
    expect(cards(asked)).toContain('told:fog');
    expect(
      wordsIn(ledgerOf(sample.middle, battle, { locale: 'en', now: stretch([fog, missed], asked) }).nodes),
    ).toContain('−4 ?');
    expect(cards([])).not.toContain('told:fog');
  });
  test('TD-12.3: shows the dice of a garrison on its own side alone', () => {
    const die = (piece: unknown, roll: number) => ({ key: 'battle.die.miss', args: { piece, need: 1, roll } });
    const shown = {
      seat: 0,
      foe: 1,
      blows: [
        { seat: 0, foe: 1, hits: 0, dice: [die({ key: 'battle.garrison' }, 8)], came: null },
        { seat: 1, foe: 0, hits: 0, dice: [die(slot('elite-guard', 1), 7)], came: null },
      ],
    };
    const lines = [
      { seat: 0, pieces: [], leaders: [], garrison: { strength: 3, dice: [], out: false } },
      { seat: 1, pieces: [{ face: 'elite-guard', dice: [] }], leaders: [] },
    ];
    const now = stretch([{ type: 'blows', shown }]);
    const words = wordsIn(
      ledgerOf(sample.middle, { at: 'morvane', attacker: 1, round: 1, lines } as never, { locale: 'en', now }).nodes,
    );
    expect(words.filter((one) => /^[78]$/.test(one!)).toSorted()).toEqual(['7', '8']);
  });
  test('TD-28.11, TD-28.7: has the sign of the spell by which there are more hits, or fewer, than dice that hit', () => {
    const die = (n: number, roll: number) => ({
      key: `battle.die.${roll <= 4 ? 'hit' : 'miss'}`,
      args: { piece: slot('warsteed', n), need: 4, roll },
    });
    const card = (hits: number) =>
      ledgerOf(sample.middle, battle, {
        locale: 'en',
        now: stretch([{ type: 'blows', shown: { blows: [{ seat: 0, foe: 1, hits, dice: [die(1, 2), die(2, 9)] }] } }]),
      }).nodes;
    const sign = (spell: string) => JSON.stringify(spellPart(spell).nodes).slice(1, -1);
    expect(wordsIn(card(2))).toEqual(['≤4', '2', '9', '+1', '2 hits']);
    expect(JSON.stringify(card(2))).toContain(sign('juggernaut'));
    expect(wordsIn(card(0))).toEqual(['≤4', '2', '9', '−1', '0 hits']);
    expect(JSON.stringify(card(0))).toContain(sign('eldritch-shield'));
    expect(wordsIn(card(1))).toEqual(['≤4', '2', '9', 'one hit']);
  });
  test('TD-23.5: has the dice of a dragon that rages with his own blow, and no spell for them', () => {
    const own = { key: 'battle.die.hit', args: { piece: { key: 'unit.terramax' }, need: 8, roll: 1 } };
    const shown = {
      rage: true,
      blows: [
        { seat: 1, foe: 0, hits: 1, by: 'terramax', dice: [own] },
        { seat: 0, foe: 1, hits: 0, at: 'terramax', dice: [] },
      ],
    };
    const words = wordsIn(
      ledgerOf(sample.middle, battle, { locale: 'en', now: stretch([{ type: 'blows', shown }]) }).nodes,
    );
    expect(words).toEqual(['≤8', '1', 'one hit', '0 hits']);
  });
  test('has a card for a die that was rolled again: as it fell first, and as it fell then', () => {
    const hit = (roll: number, key = 'hit') => ({
      key: `battle.die.${key}`,
      args: { piece: slot('cavalry', 1), need: 7, roll },
    });
    const blows = { type: 'blows', shown: { blows: [{ seat: 1, foe: 0, hits: 1, dice: [hit(5)] }] } };
    const again = { type: 'die-rerolled', shown: { seat: 0, was: 5, result: hit(10, 'miss') } };
    const { nodes } = ledgerOf(sample.middle, battle, { locale: 'en', now: stretch([blows, again]) });
    const card = nodes.find((node) => node.tag === 'told:die-rerolled');
    expect(wordsIn(card)).toEqual(expect.arrayContaining(['≤7', '5', '→', '10']));
    const spoilt = { type: 'die-spoilt', shown: { seat: 0, who: { key: 'wizard.torin' }, was: 3, now: 8 } };
    const told = ledgerOf(sample.middle, battle, { locale: 'en', now: stretch([spoilt]) }).nodes;
    expect(wordsIn(told)).toEqual(expect.arrayContaining(['3', '→', '8']));
  });
  test('TD-5.6, TD-28.10: has what leaders added and what fog took, those that have the same once, both sides on one card', () => {
    const plus = (piece: unknown, n: number) => ({ key: 'battle.plus', args: { piece, n } });
    const points = [plus(slot('warsteed', 1), 1), plus(slot('warsteed', 2), 1), plus({ key: 'wizard.hastur' }, 2)];
    const helped = { type: 'points-set', shown: { seat: 0, points } };
    const minus = [{ key: 'battle.minus', args: { piece: slot('cavalry', 1), n: 4 } }];
    const settled = { type: 'fog-spread', shown: { seat: 0, points: minus } };
    const told = (...deeds: unknown[]) => {
      const { nodes } = ledgerOf(sample.middle, battle, { locale: 'en', now: stretch(deeds) });
      return nodes.flatMap((node) => (node.tag ? [{ tag: node.tag, words: wordsIn(node) }] : []));
    };
    expect(told(helped, settled, missed)[0]).toEqual({
      tag: 'told:points-set+fog-spread',
      words: ['leaders strengthen', '×2', '+1', 'H', '+2', '−4'],
    });
    expect(told(missed).map(({ tag }) => tag)).toEqual(['told:blows']);
    expect(told(helped, missed, settled).map(({ tag }) => tag)).toEqual([
      'told:points-set',
      'told:blows',
      'told:fog-spread',
    ]);
  });
  test('of rounds that are over has one card each, without dice, where all would be too much; and of no more than that', () => {
    const round = (n: number) => ({ type: 'round-began', shown: { round: n } });
    const hit = {
      type: 'blows',
      shown: {
        ...missed.shown,
        blows: [
          {
            seat: 0,
            foe: 1,
            hits: 1,
            dice: [nine],
            came: [{ key: 'came.removed', args: { pieces: [{ key: 'unit.cavalry' }] } }],
          },
        ],
      },
    };
    const told = (rounds: number, room: number) => {
      const deeds = Array.from({ length: rounds }, (_, n) => [fog, hit, missed, round(n + 2)]).flat();
      const now = stretch([...deeds, terror, missed]);
      const fought = { ...(battle as object), round: rounds + 1 } as never;
      return ledgerOf(sample.middle, fought, { locale: 'en', now }, room);
    };
    const [whole, short] = [told(1, 2000), told(3, 340)];
    expect(wordsIn(whole.nodes).filter((one) => one === '9')).toHaveLength(3);
    expect(whole.isTold).toBe(true);
    expect(short.isTold).toBe(true);
    expect(short.h).toBeLessThanOrEqual(340);
    // Of the round that is fought the dice lie there still; of those before it who hit, and whom.
    expect(wordsIn(short.nodes).filter((one) => one === '9')).toHaveLength(1);
    expect(wordsIn(short.nodes)).toEqual(expect.arrayContaining(['Round 1', 'Round 3', 'Round 4', 'one hit', '−1']));
  });
  test('of a round that is over has the die that fell anew beside the hits that it changed', () => {
    const again = {
      type: 'die-rerolled',
      shown: {
        seat: 0,
        was: 9,
        result: { key: 'battle.die.hit', args: { piece: slot('warsteed', 1), need: 4, roll: 2 } },
      },
    };
    const round = { type: 'round-began', shown: { round: 2 } };
    const now = stretch([...Array.from({ length: 4 }, () => fog), missed, again, round, terror, missed]);
    const fought = { ...(battle as object), round: 2 } as never;
    const { nodes, isTold } = ledgerOf(sample.middle, fought, { locale: 'en', now }, 300);
    expect(isTold).toBe(true);
    expect(wordsIn(nodes)).toEqual(expect.arrayContaining(['≤4', '9', '→', '2']));
  });
  test('is nothing where nothing has happened since', () => {
    expect(ledgerOf(sample.middle, battle, { locale: 'en', now: stretch([]) }).h).toBe(0);
  });
  test('of rounds that are over and of the one that is fought each has its number, and a spell names whom a question says it struck', () => {
    const asked = [{ seat: 1, key: 'follow', about: { pieces: [slot('cavalry', 2), slot('elite-guard', 1)] } }];
    const deeds = [missed, { type: 'round-began', shown: { round: 2 } }, terror];
    // The blows weigh more: they are the headline, and stand last.
    const now = { events: [], deeds: [deeds[1], deeds[2], deeds[0]], times: [1, 2, 0], asked, said: [] } as never;
    const { nodes } = ledgerOf(sample.middle, battle, { locale: 'en', now });
    expect(wordsIn(nodes)).toEqual(expect.arrayContaining(['Round 1', 'Round 2']));
    expect(JSON.stringify(nodes.find(({ tag }) => tag === 'told:spell-cast'))).toContain(
      JSON.stringify(drivenPart(asked[0]!.about.pieces, 'en').nodes).slice(1, -1),
    );
    const here = stretch([missed, terror], asked);
    expect(wordsIn(ledgerOf(sample.middle, battle, { locale: 'en', now: here }).nodes).join()).not.toContain('Round');
  });
  test('TD-28.10: fog of a round before marks nobody, that of this round whom it fell upon, and whoever stands weaker in it', () => {
    const round = { type: 'round-began', shown: { round: 2 } };
    const spread = { type: 'fog-spread', shown: { seat: 0, points: fog.shown.came[0]!.args.points } };
    expect([...spellMarksOf(battle, stretch([fog, round])).aimed]).toEqual([]);
    expect([...spellMarksOf(battle, stretch([fog, round, spread])).aimed]).toEqual([['warsteed.1', 'fog-of-war']]);
    const line = (modified: number) => ({
      seat: 0,
      fog: { points: 4, shared: 4 },
      pieces: [{ slot: 'hastur', face: 'hastur', kind: 'wizard', strength: 4, modified }],
    });
    const foggy = (modified: number) => ({ ...(battle as object), lines: [line(modified)] }) as never;
    expect([...spellMarksOf(foggy(3), stretch([round])).aimed]).toEqual([['hastur', 'fog-of-war']]);
    expect([...spellMarksOf(foggy(4), stretch([round])).aimed]).toEqual([]);
  });
  test('marks those alone in the lines whom a spell has struck', () => {
    const asked = [{ seat: 1, key: 'follow', about: { pieces: [slot('cavalry', 2)] } }];
    expect([...spellMarksOf(battle, stretch([terror], asked)).aimed]).toEqual([['cavalry.2', 'terror']]);
    expect([...spellMarksOf(battle, stretch([fog])).aimed]).toEqual([['warsteed.1', 'fog-of-war']]);
  });
});
