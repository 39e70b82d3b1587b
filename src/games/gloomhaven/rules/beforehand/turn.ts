import type { Foreseen, Here, Json, Message, Said, Suggestion } from '#core/types';
import { enemies, heroOf } from '../../state/figures/figures.ts';
import { boardWithDoors } from '../../state/map/board.ts';
import type { At, Hero, State } from '../../state/state.ts';
import { closedDoors } from '../reveal/rooms.ts';
import { besides, blowOf, standing, type Way, waysOf } from './half.ts';
import { isLost, type Use, useDoes, useName, useOf, useShort } from './uses.ts';

/**
 * What a character could do with one press: attack, go and attack, or go nearer. All of it rests on what lies on the table. Nothing is
 * said beyond an attack: what it asks is for the cards that fall.
 */

/** So many are offered. */
const MOST = 4;
/** Where there is no way, ranges are larger than any board. */
const FAR = 1_000;

interface Idea {
  said: Said[];
  label: Message;
  worth: number;
}

export function turnIdeas({ g, seat }: Here<State>, ids: readonly string[]): Suggestion[] {
  const hero = heroOf(g, seat);
  if (!hero) return [];
  const uses = ids.map((id) => useOf(id, g, seat));
  const fights = [...attacks(g, hero, uses), ...charges(g, hero, uses)];
  const ideas = fights.length > 0 ? fights : advances(g, hero, uses);
  return different(ideas.sort((a, b) => b.worth - a.worth)).map(({ said: [first, ...further], label }) => ({
    label,
    args: first!.args,
    ...(further.length > 0 && { further }),
  }));
}

/** The best of those that come to the same. */
function different(ideas: readonly Idea[]): Idea[] {
  const seen = new Set<string>();
  const found: Idea[] = [];
  for (const idea of ideas) {
    const does = JSON.stringify([idea.label.args?.who ?? null, idea.said.length > 2]);
    if (seen.has(does)) continue;
    seen.add(does);
    found.push(idea);
  }
  return found.slice(0, MOST);
}

const acts = ({ id }: Use): Said => ({ action: 'act', args: { half: id } });
/** A card that would be lost is kept for better days; a default action is the last thing one does with a card. */
const price = (use: Use): number => (isLost(use) ? 3 : 0) + (use.plain !== undefined ? 0.5 : 0);
const names = (whom: readonly { id: string }[]): Json =>
  whom.length > 2
    ? { key: 'quick.many', args: { n: whom.length } }
    : { key: 'label.figures', args: { actors: whom.map(({ id }) => id) } };

function attacks(g: State, hero: Hero, uses: readonly Use[]): Idea[] {
  return uses.flatMap((use) => {
    const blow = blowOf(g, hero, use);
    if (!blow) return [];
    const label: Message = { key: 'quick.attack', args: { with: useName(use), who: names(blow.whom) } };
    return [{ said: [acts(use), ...blow.said], label, worth: blow.worth - price(use) }];
  });
}

/** First a half that moves, then one that attacks, of two cards. */
function charges(g: State, hero: Hero, uses: readonly Use[]): Idea[] {
  return uses.flatMap((first) => {
    const seconds = uses.filter((use) => use.no !== first.no && use.half !== first.half);
    const ways = seconds.length > 0 ? waysOf(g, hero, first).filter(({ isLast }) => isLast) : [];
    return seconds.flatMap((second) => chargesWith(g, hero, { first, second, ways }));
  });
}

interface Charge {
  first: Use;
  second: Use;
  ways: readonly Way[];
}

function chargesWith(g: State, hero: Hero, { first, second, ways }: Charge): Idea[] {
  const ideas = ways.flatMap((way) => {
    const there = standing(g, hero.seat, way.to);
    const blow = blowOf(there.g, there.hero, second);
    if (!blow) return [];
    const danger = besides(g, hero, way.to) * 0.4 + way.hexes * 0.05;
    const args = { at: way.to, move: useShort(first), with: useShort(second), who: names(blow.whom) };
    const said = [acts(first), ...way.said, acts(second), ...blow.said];
    return [
      { said, label: { key: 'quick.charge', args }, worth: blow.worth + 0.3 - danger - price(first) - price(second) },
    ];
  });
  return ideas.sort((a, b) => b.worth - a.worth).slice(0, 2);
}

/** With nobody in reach: nearer to the nearest enemy, or to a door that nobody has opened. */
function advances(g: State, hero: Hero, uses: readonly Use[]): Idea[] {
  const board = boardWithDoors(g);
  const foes = enemies(g, hero)
    .map(({ at }) => at)
    .filter((at) => board.range(hero.at, at) < FAR);
  const goals = foes.length > 0 ? foes : closedDoors(g);
  if (goals.length === 0) return [];
  const away = (at: At) => Math.min(...goals.map((goal) => board.range(at, goal)));
  const now = away(hero.at);
  return uses.flatMap((use) => {
    const [best] = waysOf(g, hero, use)
      .filter(({ to }) => away(to) < now)
      .sort((a, b) => away(a.to) - away(b.to) || a.hexes - b.hexes);
    if (!best) return [];
    const key = best.opens ? 'quick.open' : 'quick.go';
    const label: Message = { key, args: { at: best.to, move: useName(use), n: away(best.to) } };
    return [{ said: [acts(use), ...best.said], label, worth: now - away(best.to) - price(use) }];
  });
}

/** What the cards do that are used with an answer and with what is said with it, and the way that is gone. */
export function turnForeseen({ g, seat }: Here<State>, half: string, further: readonly Said[] = []): Foreseen {
  const says = [{ action: 'act', args: { half } }, ...further].flatMap(({ action, args }): Message[] =>
    action === 'act' ? [useDoes(useOf(String(args.half), g, seat))] : [],
  );
  return { says };
}
