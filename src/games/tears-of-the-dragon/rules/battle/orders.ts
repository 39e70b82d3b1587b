import type { Decision, Here, Json, Message, SeatId, Window } from '#core/types';
import { line } from '../../state/battle/line.ts';
import { nearestHome } from '../../state/battle/near-home.ts';
import { diceOf, modified } from '../../state/battle/strength.ts';
import { wayOut } from '../../state/battle/ways-out.ts';
import type { Battle } from '../../state/battle.ts';
import { other, type State } from '../../state/state.ts';
import { flee } from '../fight/casualty.ts';
import { roundOdds } from '../fight/odds.ts';
import { type Spread, spreads } from '../fight/points.ts';
import { takeHits } from './hits.ts';

/** Standing orders: a whole battle fought by one answer, and where to flee. */

type Answered = { action: string; args: Record<string, Json> } | undefined;
const says = (action: string, args: Record<string, Json> = {}): Answered => ({ action, args });

/** What is done about each sort of question of a battle; with `ask` the seat is asked as without an order. */
const POINTS = ['before', 'strongest', 'evenly', 'ask'] as const;
const LOSSES = ['weakest', 'full-first', 'ask'] as const;
const WIZARDS = ['attack', 'ask'] as const;
const STAND = ['on', 'stronger', 'ask'] as const;
const LEAVE = ['away', 'ask'] as const;
/** More pieces than these nobody waits for before he goes. */
const MOST = 12;

interface Fight {
  points: (typeof POINTS)[number];
  losses: (typeof LOSSES)[number];
  wizards: (typeof WIZARDS)[number];
  stand: (typeof STAND)[number];
  /** So many pieces must be left to go on. */
  least: number;
  leave: (typeof LEAVE)[number];
}

const wish = <W extends string>(words: readonly W[], usual: W) => ({
  kind: 'one' as const,
  of: 'words' as const,
  options: () => words,
  label: (value: string): Message => ({ key: `label.order-${value}` }),
  usual: () => usual,
});

type Put = Decision;
type Reply = (here: Here<State, never>, asked: Put, order: Fight) => Answered;

/** The questions of a battle that the order answers, by their keys. Those that are not here are asked: who falls by the enemy's word, rerolls, spells. */
const REPLIES: Readonly<Record<string, Reply>> = {
  'second-leader': (_, { about }, { points }) =>
    points === 'ask' ? undefined : says('pick-one', { one: (about as { options: string[] }).options[0]! }),
  'leader-points': (here, _, { points }) =>
    points === 'ask' ? undefined : says('set-points', { points: spread(here, points) }),
  'take-hits': (here, _, { losses }) => {
    const [weakest, fullFirst] = takeHits.suggest!(here);
    if (losses === 'ask') return undefined;
    return says('take-hits', (losses === 'weakest' ? weakest! : fullFirst!).args as Record<string, Json>);
  },
  'wizard-act': (_, __, { wizards }) => (wizards === 'ask' ? undefined : says('fight')),
  'siege-or-fight': stayOrGo,
  'stay-or-retreat': stayOrGo,
};

/** Points as before; in a first round the strongest come first. */
function spread(here: Here<State>, how: Exclude<Fight['points'], 'ask'>): Spread {
  const all = spreads(here);
  return how === 'before' && Object.keys(all.before).length === 0 ? all.strongest : all[how];
}

/** TD-9.3 steps 6 and 7: stays as long as what was said of it holds; then goes homeward, breaks off, or is asked. */
function stayOrGo({ g, seat }: Here<State>, { actions }: Put, { stand, least, leave }: Fight): Answered {
  if (stand === 'ask') return undefined;
  const b = g.battle!;
  const isMet = line(b, seat).length >= least && (stand === 'on' || power(g, b, seat) >= power(g, b, other(seat)));
  if (isMet) return says('stay');
  if (leave === 'ask') return undefined;
  if (actions.includes('break-off')) return says('break-off');
  const to = nearestHome(g, seat, wayOut(g, seat)?.to ?? []);
  return to === undefined ? undefined : says('retreat', { to });
}

/** Strength in dice, as it stands in the line (TD-9.5). */
const power = (g: State, b: Battle, seat: SeatId): number =>
  line(b, seat).reduce((sum, f) => sum + diceOf(g, f) * modified(g, f), 0);

/** what ends the order when it is new: who is in the enemy's line, what his wizards have cast, who besieges whom, the dragon's rage. */
function restsOn({ g, seat }: Here<State>): string[] {
  const b = g.battle;
  if (!b) return [];
  const foes = b.fighters.filter((f) => f.seat !== seat);
  return [
    `${b.kind} by ${b.attacker}`,
    ...foes.map(({ slot }) => slot),
    ...foes.flatMap(({ slot, spell }) => (spell ? [`${slot} cast ${spell.id}`] : [])),
    ...(b.berserk ? ['rage'] : []),
  ];
}

const whole = (order: Partial<Fight>): Record<string, Json> => ({
  points: 'strongest',
  losses: 'weakest',
  wizards: 'ask',
  stand: 'on',
  least: 0,
  leave: 'ask',
  ...order,
});

const battle: Window<State> = {
  orders: {
    fight: {
      fields: {
        points: wish(POINTS, 'strongest'),
        losses: wish(LOSSES, 'weakest'),
        wizards: wish(WIZARDS, 'ask'),
        stand: wish(STAND, 'on'),
        least: { kind: 'count', range: () => [0, MOST] as const, usual: () => 0 },
        leave: wish(LEAVE, 'ask'),
      },
      suggest: ({ g }) => {
        const offers = [
          { label: { key: 'suggest.fight-on' }, args: whole({}) },
          { label: { key: 'suggest.fight-while-stronger' }, args: whole({ stand: 'stronger', leave: 'away' }) },
        ];
        return g.battle ? offers : [];
      },
      odds: (here) => roundOdds(here),
      restsOn,
      answer: (here, asked, order: Fight) => REPLIES[asked.key]?.(here as Here<State, never>, asked, order),
    },
  },
};

/** TD-14.4. */
const flight: Window<State> = {
  orders: {
    homeward: {
      answer: (here) => {
        const [home] = flee.suggest!(here as Here<State, never>);
        return home && says('flee', home.args as Record<string, Json>);
      },
    },
  },
};

export const windows = { battle, flight } as const;
