import { describe, expect, test } from 'vitest';
import { partNamed } from '#asking/terms/names';
import { race } from '#chance/playout';
import { recalled } from '#core/history';
import { makeRng } from '#core/rng';
import { locales } from '#core/text';
import type { Event, Json, Table } from '#core/types';
import { gloomhaven } from '#games/gloomhaven/game';
import { Foresight } from '#games/gloomhaven/printed/map/foresight';
import { text } from '#games/gloomhaven/printed/text';
import { foreseen } from '#games/gloomhaven/seen/foresee/foresee';
import { foresee } from '#games/gloomhaven/seen/inquiries/foresee';
import { why } from '#games/gloomhaven/seen/inquiries/why';
import { figure as find } from '#games/gloomhaven/state/figures/figures';
import type { Monster, State } from '#games/gloomhaven/state/state';
import type { AnyGame } from '#src/game-part';
import { UNSAID } from '../../kit/every-game.ts';
import { salted } from '../../kit/salt.ts';
import { G, type GloomhavenTable, guard, hero, type Scene, table } from './board.ts';
import { part as whole } from './part.ts';

/** Foresight: what monsters would do if they acted now, and why they did what they did. */

const idle = { class: 'brute', at: '2,2', plays: [1, 6] } as const;
const here = ({ g }: GloomhavenTable, about: Json = null) => ({ g, seat: 0, about });
const shown = (t: GloomhavenTable): Foresight => Foresight.parse(foresee.answer(here(t), {}).shows);
const keys = (t: GloomhavenTable, one: string): string[] =>
  foreseen(t.g, find(t.g, one) as Monster).why.map(({ key }) => key);
const scene: Scene = { heroes: [idle], monsters: [guard('0,0')], cards: { guard: 'guard-4' }, ties: 'by-the-rules' };

describe('what a monster would do', () => {
  test('is its way, whom it would attack, and the rules that chose them', () => {
    const t = table(scene);
    const [one] = shown(t);
    expect(one).toMatchObject({ actor: G(1), from: '0,0', targets: [hero(0)] });
    expect(one!.way.length).toBeGreaterThan(0);
    expect(keys(t, G(1))).toEqual(['why.focus.only', 'why.move.least', 'why.move.choice', 'why.attack.focus']);
  });
  test('changes nothing: nobody has moved, and the deck is as it was', () => {
    const t = table(scene);
    const before = JSON.stringify(t.g);
    shown(t);
    expect(JSON.stringify(t.g)).toBe(before);
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('is what it does when it acts, as long as nothing changes', () => {
    const t = table(scene);
    const [one] = shown(t);
    t.seat(0).does('end-turn');
    expect(t.heard('moves')).toMatchObject([{ from: '0,0', way: one!.way }]);
    expect(t.heard('attack')).toMatchObject([{ target: hero(0) }]);
  });
  test('is nothing where it is stunned, and nothing where it falls to its wound', () => {
    const stunned = table({ ...scene, monsters: [guard('1,2', { conditions: { stun: 'before' } })] });
    expect(foreseen(stunned.g, find(stunned.g, G(1)) as Monster)).toMatchObject({ hindered: 'stunned', targets: [] });
    const dying = table({ ...scene, monsters: [guard('1,2', { conditions: { wound: 'before' }, hp: 1 })] });
    expect(foreseen(dying.g, find(dying.g, G(1)) as Monster)).toMatchObject({ hindered: 'wounded', way: [] });
    const hurt = table({ ...scene, monsters: [guard('1,2', { conditions: { wound: 'before' }, hp: 2 })] });
    expect(foreseen(hurt.g, find(hurt.g, G(1)) as Monster)).toMatchObject({ targets: [hero(0)] });
  });
  test('names the other hexes that are as good, for the players to choose from (GH-9.27)', () => {
    const [one] = shown(table({ ...scene, monsters: [guard('0,0')] }));
    expect(one!.ends.length).toBeGreaterThan(0);
    expect(one!.ends).not.toContain(one!.way.at(-1));
    const [near] = shown(table({ ...scene, monsters: [guard('1,2')] }));
    expect(near).toMatchObject({ way: [], ends: [], targets: [hero(0)] });
  });
  test('what else its card has is named and not done', () => {
    const t = table({ ...scene, monsters: [guard('1,2')], cards: { guard: 'guard-1' } });
    const seen = foreseen(t.g, find(t.g, G(1)) as Monster);
    expect(seen.besides.map(({ op }) => op)).toEqual(['shield', 'retaliate']);
    expect(seen.targets).toEqual([]);
    expect(find(t.g, G(1))!.bonuses).toEqual([]);
  });
});

describe('who foresees', () => {
  test('nobody before the cards of the round lie open', () => {
    const t = table({ ...scene, phase: 'choose' });
    expect(foresee.barred!(here(t))).toEqual({ key: 'refusal.not-revealed' });
    expect(foresee.barred!(here(table(scene)))).toBeUndefined();
  });
  test('nobody when all monsters have acted', () => {
    const t = table({ ...scene, also: (g) => g.acted.push(G(1)) });
    expect(foresee.barred!(here(t))).toEqual({ key: 'refusal.all-have-acted' });
  });
});

/** Whole scenarios by chance, with what was foreseen of each monster right before its turn, and what it then did. */
function turnsOf(seed: string, scenario: string) {
  const turns: { seen: ReturnType<typeof foreseen>; events: Event[] }[] = [];
  const game = {
    ...gloomhaven,
    steps: {
      ...gloomhaven.steps,
      *turn(t: Table<State>, args: { actor: string }) {
        const actor = find(t.g, args.actor)!;
        const events: Event[] = [];
        if (actor.kind === 'monster') turns.push({ seen: foreseen(t.g, actor), events });
        const tell = (event: Event) => {
          events.push(event);
          t.tell(event);
        };
        yield* gloomhaven.steps.turn!({ ...t, tell }, args);
      },
    },
  };
  race({ ...whole, game }, salted(seed), {
    seats: 3,
    options: { scenario, ties: 'by-the-rules' },
    policy: 'progress',
    most: 3000,
  });
  return turns;
}

describe('in whole scenarios', () => {
  const turns = ['1', '2', '3'].flatMap((scenario) => turnsOf(`foresight/${scenario}`, scenario));

  test('what was foreseen right before a turn is the way that is gone, and whom the first attack goes to', () => {
    expect(turns.length).toBeGreaterThan(80);
    let ways = 0;
    let blows = 0;
    for (const { seen, events } of turns) {
      // What a boss does by the book of its scenario is named, for it can open a door.
      if (seen.besides.some(({ op }) => op === 'scenario')) continue;
      const own = events.filter(({ shown: { actor } }) => actor === seen.actor);
      const first = own.findIndex(({ type }) => type === 'attack');
      const before = first < 0 ? own : own.slice(0, first);
      const gone = before.filter(({ type }) => type === 'moves').flatMap(({ shown: { way } }) => way as string[]);
      expect(seen.way.slice(0, gone.length)).toEqual(gone);
      if (first < 0) {
        expect(seen.targets).toEqual([]);
        expect(gone).toEqual(seen.way);
      } else if (!events.some(({ type }) => type === 'redirected')) {
        expect(own[first]!.shown.target).toBe(seen.targets[0]);
        blows++;
      }
      ways += gone.length > 0 ? 1 : 0;
      const settled = own
        .filter(({ type }) => type === 'intends')
        .flatMap(({ shown: { why: said } }) => said as Json[]);
      expect(seen.why.slice(0, settled.length)).toEqual(settled);
    }
    expect(ways).toBeGreaterThan(20);
    expect(blows).toBeGreaterThan(20);
  });
});

describe('secrets', () => {
  test('other cards in hands and other decks change nothing of what is foreseen', () => {
    const t = table({ ...scene, monsters: [guard('0,0'), guard('1,0', { rank: 'elite' })] });
    const said = JSON.stringify(foresee.answer(here(t), {}));
    for (let i = 0; i < 20; i++) {
      const g = whole.proofs.swapHidden(t.g, 0, makeRng({ seed: `swap/${i}`, drawn: {} }));
      expect(JSON.stringify(g)).not.toBe(JSON.stringify(t.g));
      expect(JSON.stringify(foresee.answer({ g, seat: 0, about: null }, {}))).toBe(said);
    }
  });
});

describe('why', () => {
  const log = [
    {
      answer: null,
      events: [
        {
          type: 'intends',
          shown: { actor: G(1), who: null, nobody: true, why: [{ key: 'why.focus.none', args: {} }] },
        },
      ],
      turns: [[0, { turn: 3, actor: G(1) }]],
    },
    {
      answer: null,
      events: [
        {
          type: 'intends',
          shown: {
            actor: G(2),
            who: { key: 'label.figure', args: { actor: hero(0) } },
            nobody: false,
            why: [
              { key: 'why.focus.only', args: { focus: { key: 'label.figure', args: { actor: hero(0) } } } },
              { key: 'why.move.stays' },
            ],
          },
        },
      ],
      turns: [[0, { turn: 4, actor: G(2) }]],
    },
  ] as never;
  const about = recalled(log, why.recalls) as unknown as Json;

  test('the turns of those who acted are offered, the newest first', () => {
    expect(why.fields.turn.options({ g: {} as State, seat: 0, about })).toEqual(['4', '3']);
  });
  test('is answered with the reasons of that turn, in both languages', () => {
    const { says, shows } = why.answer({ g: {} as State, seat: 0, about }, { turn: '4' });
    expect(shows).toBeUndefined();
    const part = partNamed({ game: gloomhaven, text } as unknown as AnyGame, () => table(scene).g);
    const words = locales.map((locale) => says.map((one) => part.text.say(one, locale)).join('\n'));
    expect(words[0]).toBe(
      '**Turn 4: Bandit Guard #2**\nFocus Brute: the only enemy it can get to. It stays where it is: no other hex is better.',
    );
    for (const one of words) expect(one).not.toMatch(UNSAID);
  });
  test('before anybody has acted there is nothing to ask', () => {
    expect(why.barred!({ g: {} as State, seat: 0, about: [] as Json })).toEqual({ key: 'refusal.nobody-has-acted' });
  });
  test('has no button until one of those whom the rules move acts; after the first round it always has', () => {
    const t = table(scene);
    const barred = () => why.barred!(here(t));
    expect(barred()).toEqual({ key: 'refusal.nobody-has-acted' });
    t.seat(0).does('end-turn');
    expect(t.heard('intends')).toHaveLength(1);
    expect(barred()).toBeUndefined();
    expect(why.barred!(here(table({ ...scene, also: (g) => Object.assign(g, { round: 2 }) })))).toBeUndefined();
  });
});
