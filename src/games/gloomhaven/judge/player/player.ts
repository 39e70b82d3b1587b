import type { Here, Json, Player, SeatId } from '#core/types';
import { isFatal } from '../../rules/damage/damage.ts';
import { readItem } from '../../rules/items/use-item.ts';
import { readUse } from '../../rules/lines/half.ts';
import { handSize, mostHp, pool } from '../../rules/reveal/setup.ts';
import { character, figure as find, heroOf, monsters } from '../../state/figures/figures.ts';
import { boardOf } from '../../state/map/board.ts';
import { gearWrong } from '../../state/party/gear.ts';
import { ownMember, tooMany } from '../../state/party/members.ts';
import { itemOf } from '../../state/party/shop.ts';
import type { At, Figure, State } from '../../state/state.ts';
import { aimIn, blowIn, goingIn, hitsIn, partsOf } from './about.ts';
import { bestPairs, cheapest, pairWorth, restsNow, revives, worthOfCard } from './cards.ts';
import { type Foe, type Lay, layOf } from './lay.ts';
import { bestEnds, worthOfEnd } from './moves.ts';
import { bestPlan, partsWorth, plansOf, standing } from './plan.ts';
import { blowOn, byBlow, isOwn, layAt } from './targets.ts';
import { tries } from './tries.ts';
import { worthOfItem } from './worth.ts';

/**
 * How somebody who knows the game plays. He pairs cards by what they do from here, and goes where he can strike and
 * little strikes back. He kills who is nearly dead and rests before the cards run out. What is lost he keeps for when
 * it counts. Every answer rests on what its seat may see.
 */
export const player: Player<State> = {
  ideas: (here, action) => IDEAS[action]?.(here),
  tries,
  worth: (here, action, args) => WORTH[action]?.(here, args),
};

type Args = Record<string, Json>;
type Ideas = (here: Here<State>) => Args[] | undefined;
type Worth = (here: Here<State>, args: Args) => number;

/** How many answers of a kind are compared. */
const PAIRS = 1;
const ENDS = 1;

const IDEAS: Record<string, Ideas> = {
  'play-cards': ({ g, seat }) => {
    const pairs = bestPairs(g, seat, PAIRS).map((pair) => ({ cards: pair.map(String) }));
    return pairs.length > 0 ? pairs : undefined;
  },
  'take-cards': ({ g, seat }) => {
    const one = character(g, seat);
    // No more cards of a level than came with the levels (GH-18.3).
    const hand: number[] = [];
    for (const no of cheapest(pool(one)).reverse())
      if (hand.length < handSize(one) && !tooMany(one, [...hand, no])) hand.push(no);
    return [{ cards: hand.map(String) }];
  },
  act: (here) => {
    const lay = layAt(here);
    const best = lay && bestPlan(lay, lay.one.played, { done: here.g.turn?.done ?? {} });
    const [first] = best?.plan ?? [];
    return first && [{ half: `${first.no}:${first.use}` }];
  },
  move: (here) => {
    const lay = layAt(here);
    return lay && isOwn(here) ? bestEnds(lay, goingIn(here.about), ENDS).map((to) => ({ to })) : undefined;
  },
  'go-along': () => [],
  attack: (here) => {
    const aim = aimIn(here.about);
    const order = byBlow(here, aim);
    return order.length > 0 ? [{ targets: order.slice(0, Math.max(1, aim.most)) }] : undefined;
  },
  choose: (here) => {
    const { targets, most } = aimIn(here.about);
    const order = [...targets].sort((a, b) => need(here, b) - need(here, a));
    return [{ targets: order.slice(0, Math.max(1, most)) }];
  },
  'lose-discarded': ({ g, seat }) => [{ cards: cheapest(character(g, seat).discard).slice(0, 2).map(String) }],
};

/** How much somebody needs what is given, or how much an enemy deserves it. */
function need({ g, seat }: Here<State>, id: Json): number {
  const figure: Figure | undefined = find(g, String(id));
  if (!figure) return 0;
  if (figure.kind === 'monster')
    return 2 + (layOf(g, seat)?.foes.find((one: Foe) => one.id === figure.id)?.attack ?? 0);
  return (figure.max - figure.hp) * (figure.kind === 'character' ? 1.5 : 0.7);
}

/**
 * Cards are turns, and hit points are there to be used: a card goes only instead of the blow that would exhaust. To give one for a great blow
 * before won less often.
 */
const keepsHp = ({ about }: Here<State>): boolean => isFatal(blowIn(about));

/** What heals comes before what protects, and the cheaper before the dearer: a newcomer's gold is for two or three things. */
function worthOfBuying(g: State, seat: SeatId, id: number): number {
  const one = ownMember(g, seat);
  const { slot, ops = [], cost } = itemOf(id);
  if (gearWrong(one, [...one.worn, id])) return 0.1;
  if (ops.some(({ op }) => op === 'heal')) return 900;
  return slot === 'body' || slot === 'head' ? 8000 / (cost + (slot === 'body' ? 0 : 5)) : 0.1;
}

/** Who stands most goes in front, where the enemies are; the others leave it a step between. */
function worthOfStart(g: State, seat: SeatId, at: At): number {
  const board = boardOf(g);
  const near = Math.min(...monsters(g).map((one) => board.range(at, one.at)));
  if (!Number.isFinite(near)) return 0;
  const own = mostHp(character(g, seat));
  const isFront = g.characters.every((one) => mostHp(one) <= own);
  return 20 / (2 + Math.abs(near - (isFront ? 2 : 4)));
}

const isHurt = (lay: Lay): boolean => lay.hero.hp / lay.hero.max <= 0.5;

const WORTH: Record<string, Worth> = {
  // What protects or heals is bought before setting out, and nothing is sold.
  buy: ({ g, seat }, { item }) => worthOfBuying(g, seat, Number(item)),
  'start-at': ({ g, seat }, { hex }) => 1 + worthOfStart(g, seat, String(hex)),
  equip: () => 0.1,
  sell: () => 0.01,
  retire: () => 0.01,
  'change-hand': () => 0.01,
  'take-cards': (_, { cards }) => (cards as string[]).reduce((sum, no) => sum + worthOfCard(Number(no)), 0),
  'play-cards': (here, { cards }) => {
    const lay = layAt(here);
    return lay ? 20 + pairWorth(lay, new Map(), (cards as string[]).map(Number) as [number, number]) : 1;
  },
  'long-rest': (here) => {
    const lay = layAt(here);
    return lay && restsNow(lay) ? 60 : 0.1;
  },
  act: (here, { half }) => {
    const lay = layAt(here);
    if (!lay) return 1;
    const { no, use } = readUse(String(half));
    const known = new Map();
    const all = plansOf(lay.one.played, here.g.turn?.done ?? {})
      .filter(([first]) => first!.no === no && first!.use === use)
      .map((plan) => partsWorth(lay, known, plan).worth);
    return 1 + Math.max(...all) - standing(lay, lay.hero.at, 0);
  },
  'use-item': (here, { item }) => worthOfItem(here, readItem(String(item))),
  'no-item': () => 1,
  'end-turn': () => 1.02,
  'end-active': () => 0.01,
  move: (here, { to }) => {
    const lay = layAt(here);
    if (!lay || !isOwn(here)) return 3;
    const worth = worthOfEnd(lay, goingIn(here.about));
    return worth(String(to)) > worth(lay.hero.at) ? 50 : 0.5;
  },
  'go-along': () => 0.1,
  stay: (here) => {
    const lay = layAt(here);
    return lay && isOwn(here) ? 5 : 1;
  },
  attack: (here, { targets }) => {
    const aim = aimIn(here.about);
    return 5 + (targets as Json[]).reduce<number>((sum, id) => sum + blowOn(here, aim, id), 0);
  },
  'lay-area': (here, { area }) => {
    const aim = aimIn(here.about);
    return 5 + hitsIn(here.about, Number(area)).reduce((sum, id) => sum + blowOn(here, aim, id), 0);
  },
  skip: () => 0.1,
  // Who is pushed away is out of reach of what comes after.
  choose: ({ about }) => (['push', 'pull'].includes(String(partsOf(about).op)) ? 0.05 : 3),
  consume: (_, { with: chosen }) => 1 + (chosen as Json[]).length,
  recover: (_, { cards }) => 1 + (cards as string[]).reduce((sum, no) => sum + worthOfCard(Number(no)), 0),
  suffer: (here) => (keepsHp(here) ? 0.1 : 5),
  'lose-card': (here, { card }) => {
    if (!keepsHp(here)) return 0.5;
    const { hand } = character(here.g, here.seat);
    // Of three in hand two are still played.
    return (hand.length >= 3 || hand.length === 1 ? 9 : 4) - worthOfCard(Number(card)) / 10;
  },
  'lose-discarded': (here) => (keepsHp(here) ? 5.5 : 0.5),
  'give-up': (_, { card }) => 30 - worthOfCard(Number(card)),
  'short-rest': (here) => {
    const lay = layAt(here);
    if (!lay || lay.one.hand.length >= 2) return 0.5;
    // A long rest heals and chooses, and costs a turn: it is for who is hurt and not in the midst of it.
    return isHurt(lay) && lay.threat(lay.hero.at) === 0 ? 1 : 9;
  },
  'no-rest': () => 3,
  accept: ({ g, seat, about }) => {
    const card = Number(partsOf(about).card);
    const hp = heroOf(g, seat)?.hp ?? 0;
    if (revives(card) && hp > 1) return 0.5;
    const dear = character(g, seat).discard.every((no) => worthOfCard(no) <= worthOfCard(card));
    return dear && worthOfCard(card) >= 9 && hp > 4 ? 0.9 : 3;
  },
  another: () => 1,
};
