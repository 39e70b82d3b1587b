import { describe, expect, test } from 'vitest';
import { chanceFrom, choose } from '#chance/playout';
import { contest, contestables } from '#core/contest';
import { historyOf, logOf } from '#core/history';
import { act, position, start } from '#core/match';
import { replay } from '#core/recover';
import type { Game, Match, SeatId } from '#core/types';
import { gloomhaven } from '#games/gloomhaven/game';
import { scenario } from '#games/gloomhaven/printed/content/scenarios';
import type { View } from '#games/gloomhaven/seen/view.types';
import { Party } from '#games/gloomhaven/state/party';
import type { State } from '#games/gloomhaven/state/state';
import { says } from '../../core/mini.ts';
import { goingOn } from '../../kit/lengths.ts';
import { salted } from '../../kit/salt.ts';
import { atEnd } from './at-home.ts';
import { G, type GloomhavenTable, guard, hero, type Scene, table } from './board.ts';
import { part } from './part.ts';
import { withParty } from './parties.ts';

/** what the players say where the rules leave it open (GH-4.4, GH-9.17), anybody may object to, once. */

const game = withParty(['brute', 'spellweaver']);
type M = Match<State>;
const opens = (match: M) => position(game, match).open.map(({ seat, key, vote }) => [seat, key, vote]);
const g = (match: M) => position(game, match).g;
function objects(match: M, seat: SeatId): M {
  const [first] = contestables(game, match);
  const acted = contest(game, match, { seat, question: first!.question });
  if ('refused' in acted) throw new Error(acted.refused.key);
  return JSON.parse(JSON.stringify(acted.match));
}
const settles = (match: M, seat: SeatId, choice: string) => says(game, match, [seat, 'settle', { choice }]);

describe('GH-4.4: equal initiative', () => {
  const resting = () => {
    const t = table({
      heroes: [
        { class: 'brute', at: '1,1', discard: [1, 2] },
        { class: 'spellweaver', at: '1,2', discard: [61, 62] },
      ],
      phase: 'choose',
    });
    t.seat(0).does('long-rest');
    t.seat(1).does('long-rest');
    return t.match;
  };
  test('who objects before the first has acted has it put to the vote; of an equal one the first by seat acts', () => {
    const { match } = settles(resting(), 1, '1');
    expect([g(match).order.map((one) => one.who === 'character' && one.seat), opens(match)]).toEqual([
      [1, 0],
      [[1, 'long-rest', undefined]],
    ]);
    let voting = objects(match, 0);
    expect([g(voting).phase, opens(voting)]).toEqual([
      'reveal',
      [
        [0, 'first-to-act', true],
        [1, 'first-to-act', true],
      ],
    ]);
    expect(position(game, voting).open[0]!.otherwise).toMatchObject({
      action: 'settle',
      args: { choice: '0' },
      labels: [{ key: 'label.seat', args: { seat: 0 } }],
    });
    voting = settles(voting, 0, '0').match;
    const done = settles(voting, 1, '1');
    expect(done.events.map(({ type }) => type)).toContain('votes-equal');
    expect(g(done.match).order.map((one) => one.who === 'character' && one.seat)).toEqual([0, 1]);
    expect(opens(done.match)).toEqual([[0, 'long-rest', undefined]]);
    expect(contestables(game, done.match)).toEqual([]);
  });
  test('once the first has acted it stands', () => {
    const { match } = settles(resting(), 1, '1');
    const acted = says(game, match, [1, 'give-up', { card: '61' }]).match;
    expect(contestables(game, acted)).toEqual([]);
  });
});

describe('GH-9.17: what a monster does', () => {
  const scene: Scene = {
    heroes: [
      { class: 'brute', at: '2,2', plays: [1, 6] },
      { class: 'spellweaver', at: '3,2', plays: [65, 68] },
    ],
    monsters: [guard('0,1')],
    cards: { guard: 'guard-4' },
    falls: { monsters: ['plus1', 'minus1'] },
  };
  const asked = (more: Partial<Scene> = {}) => {
    const t = table({ ...scene, ...more });
    for (const seat of [0, 1]) t.seat(seat).does('end-turn');
    return t;
  };
  const falls = (match: M) => logOf(match).flatMap(({ events }) => events.filter(({ type }) => type === 'attack'));
  test('is put to the vote before, and the card that falls is the one that would have fallen anyway', () => {
    const t = asked();
    const [one, two] = t.seat(0).lists('settle', 'choice') as [string, string];
    let { match } = t;
    match = objects(match, 1);
    match = settles(match, 0, two).match;
    match = settles(match, 1, two).match;
    const voted = falls(match);
    expect(voted).toHaveLength(1);
    expect(g(match).figures.find(({ id }) => id === G(1))!.at).toBe(two);
    const straight = settles(asked().match, 0, two).match;
    expect(falls(straight)).toEqual(voted);
    expect(g(straight).modifiers).toEqual(g(match).modifiers);
    expect(one).not.toBe(two);
  });
  test('is carried out once a card has fallen: nothing is drawn anew', () => {
    const t = asked();
    const [one] = t.seat(0).lists('settle', 'choice') as [string, string];
    const question = contestables(game, t.match)[0]!.question;
    const { match } = settles(t.match, 0, one);
    expect(falls(match)).toMatchObject([{ shown: { target: hero(0) } }]);
    expect(contestables(game, match)).toEqual([]);
    expect(contest(game, match, { seat: 1, question })).toMatchObject({
      refused: { key: 'refusal.too-late-to-object' },
    });
  });
  test('where ties are left to the rules nobody is asked, and there is nothing to object to', () => {
    const t = asked({ ties: 'by-the-rules' });
    expect(t.asked().map(({ key }) => key)).toEqual(['damage']);
    expect(contestables(game, t.match)).toEqual([]);
  });
});

describe('Whole scenarios by chance, in which somebody objects to every other thing that can be objected to', () => {
  const played = (n: number) => {
    const three: Game<State, View> = withParty(['brute', 'spellweaver', 'scoundrel']);
    const chance = chanceFrom(salted(`objections/${n}`));
    let match = start(three, {
      options: { scenario: ['1', '2', '3'][n % 3]!, ties: 'by-the-table' },
      seats: 3,
      seed: salted(`objections/${n}`),
    });
    const count = { before: 0, after: 0, votes: 0 };
    for (let decisions = 0; decisions < 5_000; decisions++) {
      const { open, g: state, outcome } = position(three, match);
      if (outcome) return { three, match, count, outcome };
      const [first] = contestables(three, match);
      const judge = part.proofs.audit!(state);
      if (first && chance() < 0.5) {
        const seat = Math.floor(chance() * 3);
        const acted = contest(three, match, { seat, question: first.question });
        if ('refused' in acted) throw new Error(acted.refused.key);
        count[first.answer ? 'after' : 'before']++;
        match = acted.match;
        continue;
      }
      const decision = open[Math.floor(chance() * open.length)]!;
      if (decision.vote) count.votes++;
      const answer = choose({ ...part, game: three, g: state, policy: 'progress', chance, decision });
      const acted = act(three, match, { decision: decision.id, seat: decision.seat, ...answer });
      if ('refused' in acted) throw new Error(`${decision.id}: ${acted.refused.key}`);
      expect(judge(position(three, acted.match).g, acted.events)).toBeUndefined();
      match = acted.match;
    }
    throw new Error('it does not end');
  };
  test('end, under audit, and their logs are played again to the same end', () => {
    const sum = { before: 0, after: 0, votes: 0 };
    for (const n of goingOn(4, () => sum.before > 0 && sum.after > 0)) {
      const { three, match, count, outcome } = played(n);
      for (const key of ['before', 'after', 'votes'] as const) sum[key] += count[key];
      const again = replay(three, match, historyOf(match.news));
      expect(logOf(again)).toEqual(logOf(match));
      expect(position(three, again).outcome).toEqual(outcome);
    }
    expect(sum.before).toBeGreaterThan(0);
    expect(sum.after).toBeGreaterThan(0);
    expect(sum.votes).toBeGreaterThan(sum.before);
  });
});

const knownBy = (t: GloomhavenTable): number[] => Party.parse(position(gloomhaven, t.match).outcome!.carried).known;
test('R-321: where ties are left to the rules the first scenario that is not known is found, and nobody is asked', () => {
  const [first, second] = scenario(13).rewards.oneScenarioOf!;
  const options = { scenario: '13', ties: 'by-the-rules' };
  const t = atEnd('won', { options });
  expect(knownBy(t)).toEqual([1, 13, first]);
  t.nobodyIsAsked();
  const also = (g: State) => void g.party.known.push(first!);
  expect(knownBy(atEnd('won', { options, also }))).toEqual([1, 13, first, second]);
});
