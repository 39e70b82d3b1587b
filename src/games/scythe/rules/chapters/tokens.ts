import type { Script, SeatId, Table } from '#core/types';
import { penalties } from '../../printed/content.ts';
import { isTerritory } from '../../printed/places.ts';
import { counts, discard, lose } from '../../state/counters.ts';
import { characterOf, fightersAt, hasAbility, player } from '../../state/pieces.ts';
import { Penalty, type State } from '../../state/state.ts';
import { action } from '../action.ts';
import { isOver } from '../stars.ts';

/** SC-14.2, SC-14.3: Albion's Flags and Togawa's Traps. */

/** The hex on which the character has ended its movement of this turn and still stands, if it has room for a token. */
function freeHex(g: State, seat: SeatId): string | undefined {
  const { at } = characterOf(g, seat);
  const stayed = g.turn?.seat === seat && g.turn.reached.at(-1) === at;
  return stayed && isTerritory(at) && !g.tokens[at] ? at : undefined;
}

const freeHexes = (g: State, seat: SeatId): string[] => [freeHex(g, seat)].flatMap((hex) => hex ?? []);

/** SC-14.4: own Traps, turned over, on which a fighter has ended a move of this turn. */
function trapsToRearm(g: State, seat: SeatId): string[] {
  if (g.turn?.seat !== seat || !hasAbility(g, seat, 'shinobi')) return [];
  const { moves, reached } = g.turn;
  const came = (id: string) =>
    moves?.moved.includes(id) || (g.units[id]!.kind === 'character' && reached.at(-1) === g.units[id]!.at);
  return Object.keys(g.tokens)
    .filter((hex) => {
      const token = g.tokens[hex]!;
      return token.kind === 'trap' && token.seat === seat && !token.armed && fightersAt(g, hex, seat).some(came);
    })
    .sort();
}

/** Traps in hand, in their printed order. Which penalty lies where is public: SC-2.10 does not name it. */
const trapsInHand = (g: State, seat: SeatId): Penalty[] =>
  Penalty.options.filter((penalty) => player(g, seat).traps.includes(penalty));

export const placeFlag = action({
  name: 'place-flag',
  fields: {
    hex: {
      kind: 'one',
      of: 'place',
      options: ({ g, seat }) => (player(g, seat).flags > 0 ? freeHexes(g, seat) : []),
      label: (hex) => ({ key: 'label.token-at', args: { place: hex } }),
    },
  },
  places: ({ g, seat }) => freeHexes(g, seat),
});
export const placeTrap = action({
  name: 'place-trap',
  fields: {
    penalty: {
      kind: 'one',
      of: 'stock',
      options: ({ g, seat }) => (freeHex(g, seat) ? trapsInHand(g, seat) : []),
      label: (penalty) => ({ key: `penalty.${penalty}` }),
    },
  },
  places: ({ g, seat }) => (player(g, seat).traps.length > 0 ? freeHexes(g, seat) : []),
});
export const rearm = action({
  name: 're-arm',
  fields: {
    hex: {
      kind: 'one',
      of: 'place',
      options: ({ g, seat }) => trapsToRearm(g, seat),
      label: (hex, { g }) => {
        const token = g.tokens[hex]!;
        const penalty = token.kind === 'trap' ? token.penalty : null;
        return { key: 'label.trap-at', args: { place: hex, penalty } };
      },
    },
  },
  places: ({ g, seat }) => trapsToRearm(g, seat),
});
export const noToken = action({ name: 'no-token', fields: {} });

/** SC-14.2: asks for a Flag. That the character may place one is public. */
function* flagging(t: Table<State>, seat: SeatId): Script {
  const place = freeHex(t.g, seat);
  if (place === undefined || player(t.g, seat).flags === 0) return;
  const choice = yield* t.askOneOf(seat, 'flag', [placeFlag, noToken], { about: { place }, window: 'tokens' });
  if (choice.name === 'place-flag') layFlag(t, seat, choice.args.hex);
}

/** SC-14.3, SC-14.4: asks for Traps as long as one can be placed or re-armed, or until the player has enough. */
function* trapping(t: Table<State>, seat: SeatId): Script {
  const { g } = t;
  for (;;) {
    const place = player(g, seat).traps.length > 0 ? (freeHex(g, seat) ?? null) : null;
    const sprung = trapsToRearm(g, seat);
    if (place === null && sprung.length === 0) return;
    const choice = yield* t.askOneOf(seat, 'trap', [placeTrap, rearm, noToken], {
      about: { place, sprung },
      window: 'tokens',
    });
    if (choice.name === 'no-token') return;
    if (choice.name === 'place-trap') layTrap(t, seat, place!, choice.args.penalty as Penalty);
    else turnUp(t, seat, choice.args.hex);
  }
}

/** SC-6.12: tokens of Albion and Togawa, after the combats of a Move. Asks nobody else. */
export function* tokens(t: Table<State>, seat: SeatId): Script {
  if (isOver(t.g)) return;
  yield* flagging(t, seat);
  yield* trapping(t, seat);
}

function layFlag({ g, tell }: Table<State>, seat: SeatId, hex: string): void {
  player(g, seat).flags--;
  g.tokens[hex] = { kind: 'flag', seat };
  tell({ type: 'flag-placed', shown: { seat, place: hex } });
}
function layTrap({ g, tell }: Table<State>, seat: SeatId, hex: string, penalty: Penalty): void {
  const p = player(g, seat);
  p.traps = p.traps.filter((one) => one !== penalty);
  g.tokens[hex] = { kind: 'trap', seat, penalty, armed: true };
  tell({ type: 'trap-placed', shown: { seat, place: hex, penalty } });
}
function turnUp({ g, tell }: Table<State>, seat: SeatId, hex: string): void {
  const token = g.tokens[hex]!;
  if (token.kind !== 'trap') return;
  token.armed = true;
  tell({ type: 'trap-rearmed', shown: { seat, place: hex, penalty: token.penalty } });
}

/** SC-14.3: a unit of this seat has entered the hex; an armed Trap of somebody else takes what it can and turns over. */
export function springTrap(t: Table<State>, seat: SeatId, hex: string): void {
  const { g } = t;
  const token = g.tokens[hex];
  if (token?.kind !== 'trap' || !token.armed || token.seat === seat) return;
  token.armed = false;
  const { penalty, seat: owner } = token;
  const cards = penalty === 'combatCards' ? loseCards(t, seat, penalties.combatCards) : [];
  const lost =
    penalty === 'combatCards' ? { combatCards: cards.length } : lose(g, seat, { [penalty]: penalties[penalty] });
  const loss = counts(lost);
  t.tell({ type: 'trap-sprung', shown: { seat, owner, place: hex, penalty, cards, loss } });
}
/** Cards by chance from a hand, face up on the discards. */
function loseCards({ g, rng }: Table<State>, seat: SeatId, n: number): number[] {
  const cards = [...player(g, seat).hand];
  const lost: number[] = [];
  while (lost.length < n && cards.length > 0) lost.push(...cards.splice(rng.die(cards.length, 'trap') - 1, 1));
  discard(g, seat, lost);
  return lost;
}
