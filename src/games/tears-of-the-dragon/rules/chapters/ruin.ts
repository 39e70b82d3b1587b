import { z } from 'zod';
import type { Script, SeatId, Table } from '#core/types';
import { look, rules, type SpellId, type TableName, wizards } from '../../printed/content.ts';
import { pieceLabel } from '../../state/labels.ts';
import { whereOpenly } from '../../state/openly.ts';
import {
  faceOf,
  imprison,
  isFighter,
  isLeader,
  isSuitor,
  isUnit,
  isWizard,
  removeUnit,
  SUMMON_PENGUINS,
  seatOf,
  seemsHeld,
  stepsOf,
  straightenBoxes,
  trappedAt,
} from '../../state/pieces.ts';
import { hasSecrets } from '../../state/scenario.ts';
import { other, type State } from '../../state/state.ts';
import { member, memberIds, ready, unmoved } from '../../state/ways.ts';
import { action } from '../action.ts';
import { rollDie } from '../dice.ts';
import { casualty } from '../fight/casualty.ts';
import { afterWound } from '../fight/dragon.ts';
import { leastMissed, onePiece } from '../suggest.ts';
import { casualtyOdds, findOdds, ruinOdds } from '../tables/odds.ts';

/** Ruins: danger, knowledge, spells, the trapped (TD-17, TD-18). */

/** A party in a ruin. */
const Search = z.object({ ruin: z.string(), party: z.int() });
type Search = z.infer<typeof Search>;

/** TD-17.2: the owner picks who takes the hit. `about.party` never names what lies in boxes: the question is secret. */
export const suffer = action({
  name: 'suffer',
  about: Search,
  fields: {
    piece: {
      kind: 'one',
      of: 'figure',
      options: ({ g, about }) => memberIds(g).filter((id) => inParty(g, id, about)),
      label: pieceLabel,
    },
  },
  suggest: ({ g, about }) => {
    const party = memberIds(g).filter((id) => inParty(g, id, about));
    const piece = party.length > 1 ? leastMissed(g, party) : undefined;
    return piece === undefined ? [] : [onePiece('least-missed', faceOf(piece), { piece })];
  },
  odds: casualtyOdds,
});
function inParty(g: State, id: string, { ruin, party }: Search): boolean {
  const c = g.counters[id]!;
  return c.fate === 'map' && !c.trapped && c.at === ruin && member(g, id).party === party;
}

/** TD-17.2: one die for the party. Gives the leader or wizard who had to roll a casualty, if anybody. */
function* danger(t: Table<State>, seat: SeatId, ruin: string, party: readonly string[]): Script<string | null> {
  const { g } = t;
  const roll = rollDie(t, 'ruin-danger');
  t.tell({ type: roll <= rules.ruinDanger ? 'ruin-danger' : 'ruin-safe', shown: { seat, ruin, roll } });
  if (roll > rules.ruinDanger) return null;
  const about = { ruin, party: member(g, party[0]!).party };
  // A leader is always asked about, even alone: the speed of the answer must not tell what lies in his box.
  const alone = party.length === 1 && !isLeader(party[0]!);
  const piece = alone ? party[0]! : (yield* t.ask(seat, 'suffer', suffer, { about, secret: true })).piece;
  if (!isUnit(piece)) {
    // A16: no enemy came, so his own way is open to who flees.
    yield* casualty(t, piece, { from: null, instead: { captured: 'trapped' } });
    return piece;
  }
  const open = g.counters[piece]!.box === null;
  if (stepsOf(g, piece) === 1) {
    removeUnit(g, piece);
    t.tell({ type: 'ruin-took-unit', shown: { seat, ruin, face: faceOf(piece) } });
  } else {
    g.counters[piece]!.reduced = true;
    yield* afterWound(t, [piece]);
    if (open) t.tell({ type: 'ruin-hurt-unit', shown: { seat, ruin, face: faceOf(piece) } });
  }
  return null;
}

/**
 * A party comes into a ruin, or begins its activation there and searches (A27). First come the trapped, then danger,
 * then the knowledge. A leader or wizard of the party who is not hurt finds that at once (TD-17.3).
 */
export function* exploreRuin(t: Table<State>, seat: SeatId, ruin: string, party: readonly string[]): Script {
  const { g } = t;
  const alive = () =>
    party.filter((id) => g.counters[id]!.fate === 'map' && !g.counters[id]!.trapped && g.counters[id]!.at === ruin);
  if (party.some(isFighter) && (yield* freeOrCapture(t, seat, ruin))) for (const id of party) member(g, id).busy = true;
  if (alive().length === 0) return;
  const hurt = yield* danger(t, seat, ruin, alive());
  straightenBoxes(g);
  // TD-17.3: whoever did not have to roll finds it. TD-17.6: but not who has freed or captured somebody this turn.
  const finders = alive().filter((id) => isSuitor(id) && id !== hurt && !member(g, id).busy);
  if (finders.length === 0 || g.knowledge[seat]!.includes(ruin)) return;
  g.activation!.searched = true;
  g.knowledge[seat]!.push(ruin);
  t.tell({ type: 'knowledge-found', shown: { seat, ruin, finder: faceOf(finders[0]!), n: g.knowledge[seat]!.length } });
}

/** TD-17.6: who enters frees his own, but not in the turn of the mishap, and captures the enemy's. Gives whether he did. */
function* freeOrCapture(t: Table<State>, seat: SeatId, ruin: string): Script<boolean> {
  const { g } = t;
  const freed = trappedAt(g, ruin, seat).filter((id) => g.counters[id]!.since < g.turn);
  const taken = trappedAt(g, ruin, other(seat));
  for (const id of freed) {
    g.counters[id]!.trapped = false;
    t.tell({ type: 'trapped-freed', shown: { seat, ruin, piece: id } });
  }
  for (const id of taken) capture(t, id);
  return freed.length + taken.length > 0;
}
function capture(t: Table<State>, id: string): void {
  imprison(t.g, id);
  t.tell({ type: 'trapped-captured', shown: { seat: other(seatOf(id)), piece: id } });
}

/** A27: a party that begins its activation in a ruin searches it. */
export const search = action({
  name: 'search',
  fields: {
    piece: {
      kind: 'one',
      of: 'figure',
      options: ({ g, seat }) => memberIds(g).filter((id) => maySearch(g, id, seat)),
      label: pieceLabel,
    },
  },
  places: (here) => whereOpenly(here, (g, id) => maySearch(g, id, here.seat)),
  odds: ruinOdds,
});
const maySearch = (g: State, id: string, seat: SeatId): boolean =>
  isSuitor(id) &&
  unmoved(g, id) &&
  hasSecrets(g, g.counters[id]!.at) &&
  !g.knowledge[seat]!.includes(g.counters[id]!.at) &&
  (g.counters[id]!.obfuscated || !seemsHeld(g, g.counters[id]!.at, seat));
export function* searchRuin(t: Table<State>, piece: string): Script {
  const { g } = t;
  const { at } = g.counters[piece]!;
  const party = memberIds(g).filter((id) => unmoved(g, id) && g.counters[id]!.at === at);
  for (const id of party) Object.assign(member(g, id), { acted: true, done: true });
  yield* exploreRuin(t, g.activation!.seat, at, party);
}

/** TD-17.4: a wizard alone looks for a spell; one try a turn, never in an activation that found knowledge. */
export const searchSpell = action({
  name: 'search-spell',
  fields: {
    wizard: {
      kind: 'one',
      of: 'figure',
      options: ({ g, seat }) => memberIds(g).filter((id) => maySeekSpell(g, id, seat)),
      label: pieceLabel,
    },
  },
  places: (here) => whereOpenly(here, (g, id) => maySeekSpell(g, id, here.seat)),
  odds: findOdds,
});
const maySeekSpell = (g: State, id: string, seat: SeatId): boolean =>
  isWizard(id) &&
  ready(g, id) &&
  hasSecrets(g, g.counters[id]!.at) &&
  !g.wizardry[id]!.searched &&
  !g.activation!.searched &&
  !member(g, id).busy &&
  !g.counters[id]!.obfuscated &&
  !seemsHeld(g, g.counters[id]!.at, seat);
export const learn = action({ name: 'learn', fields: {} });
export const leaveSpell = action({ name: 'leave-spell', fields: {} });
/** TD-27.1: Summon Penguins in place of any spell that was found, also of one he knows. */
export const learnPenguins = action({ name: 'learn-penguins', fields: {} });

export function* searchForSpell(t: Table<State>, wizard: string): Script {
  const { g } = t;
  const seat = seatOf(wizard);
  const { at } = g.counters[wizard]!;
  Object.assign(member(g, wizard), { acted: true, done: true });
  g.wizardry[wizard]!.searched = true;
  if ((yield* danger(t, seat, at, [wizard])) !== null) return;

  const roll = rollDie(t, 'spell-search');
  if (roll < rules.spellFound) {
    t.tell({ type: 'no-spell-found', shown: { seat, wizard, roll } });
    return;
  }
  const { spell, rolls } = rollSpell(t);
  t.tell({ type: 'spell-found', shown: { seat, wizard, spell, roll, rolls } });
  const mind = g.wizardry[wizard]!;
  const offers = [
    ...(mind.known.includes(spell) ? [] : [learn]),
    ...(g.penguins && !mind.known.includes(SUMMON_PENGUINS) ? [learnPenguins] : []),
  ];
  if (offers.length === 0) return;
  if (mind.known.length >= wizards.get(wizard)!.maxSpells) {
    t.tell({ type: 'no-room-for-spell', shown: { wizard, spell } });
    return;
  }
  const key = offers.includes(learn) ? 'learn' : 'learn-instead';
  const choice = yield* t.askOneOf(seat, key, [...offers, leaveSpell], { about: { wizard, spell } });
  if (choice.name === 'leave-spell') return;
  const learnt = choice.name === 'learn' ? spell : SUMMON_PENGUINS;
  mind.known.push(learnt);
  t.tell({ type: 'spell-learnt', shown: { wizard, spell: learnt } });
}

/** Spell Table 1, and from it on to 2 and 3 (T27). */
export function rollSpell(t: Table<State>): { spell: SpellId; rolls: number[] } {
  const rolls: number[] = [];
  let table: Extract<TableName, `spells${number}`> = 'spells1';
  for (;;) {
    const roll = rollDie(t, 'spell-table');
    rolls.push(roll);
    const { result } = look(table, roll);
    if (result === 'table:spells2') table = 'spells2';
    else if (result === 'table:spells3') table = 'spells3';
    else return { spell: result, rolls };
  }
}
