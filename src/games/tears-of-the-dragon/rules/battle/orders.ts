import { says, wish } from '#core/order-parts';
import type { Chosen, Decision, Here, Json, SeatId, Window } from '#core/types';
import { isCaster, line } from '../../state/battle/line.ts';
import { nearestHome } from '../../state/battle/near-home.ts';
import { diceOf, modified } from '../../state/battle/strength.ts';
import { wayOut } from '../../state/battle/ways-out.ts';
import type { Battle } from '../../state/battle.ts';
import { other, type State } from '../../state/state.ts';
import { flee } from '../fight/casualty.ts';
import { roundOdds } from '../fight/odds.ts';
import { captainsHere, type Spread, spreads } from '../fight/points.ts';
import { takeHits } from './hits.ts';

/** Standing orders: a whole battle fought by one answer, and where to flee. */

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

/** To the end: whoever leaves it at that is asked for his wizards alone. */
const USUAL: Fight = { points: 'strongest', losses: 'weakest', wizards: 'ask', stand: 'on', least: 0, leave: 'ask' };

type Reply = (here: Here<State>, asked: Decision, order: Fight) => Chosen | undefined;

/** The questions of a battle that the order answers, by their keys. Those that are not here are asked: who falls by the enemy's word, rerolls, spells. */
const REPLIES: Readonly<Record<string, Reply>> = {
  'second-leader': ({ g, seat }, _, { points }) =>
    points === 'ask' ? undefined : says('pick-one', { one: captainsHere(g, seat)[1]! }),
  'leader-points': (here, _, { points }) =>
    points === 'ask' ? undefined : says('set-points', { points: spread(here, points) }),
  'take-hits': (here, _, { losses }) => {
    if (losses === 'ask') return undefined;
    const [weakest, fullFirst] = takeHits.suggest!({ ...here, about: takeHits.about!.parse(here.about) });
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
function stayOrGo({ g, seat }: Here<State>, { actions }: Decision, { stand, least, leave }: Fight): Chosen | undefined {
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

const battle: Window<State> = {
  orders: {
    fight: {
      fields: {
        points: wish(POINTS, { usual: USUAL.points }),
        losses: wish(LOSSES, { usual: USUAL.losses }),
        wizards: wish(WIZARDS, { usual: USUAL.wizards }),
        stand: wish(STAND, { usual: USUAL.stand }),
        least: { kind: 'count', range: () => [0, MOST] as const, usual: () => USUAL.least },
        leave: wish(LEAVE, { usual: USUAL.leave }),
      },
      suggest: ({ g, seat }) => {
        if (!g.battle) return [];
        const plain = { label: { key: 'suggest.fight-on-plainly' }, args: { ...USUAL, wizards: 'attack' } };
        return [
          { label: { key: 'suggest.fight-on' }, args: { ...USUAL } },
          { label: { key: 'suggest.fight-while-stronger' }, args: { ...USUAL, stand: 'stronger', leave: 'away' } },
          ...(line(g.battle, seat).some(({ id }) => isCaster(id)) ? [plain] : []),
        ];
      },
      odds: roundOdds,
      restsOn,
      answer: (here, asked, order: Fight) => REPLIES[asked.key]?.(here, asked, order),
    },
  },
};

/** TD-14.4. */
const flight: Window<State> = {
  orders: {
    homeward: {
      answer: (here) => {
        const [home] = flee.suggest!({ ...here, about: flee.about!.parse(here.about) });
        return home && says('flee', home.args as Record<string, Json>);
      },
    },
  },
};

export const windows = { battle, flight } as const;
