import type { Here, Message, Range, Script, SeatId, SoFar, Table } from '#core/types';
import { action } from '../action.ts';
import { spellCheck } from '../battle/check.ts';
import { roadsFrom, spells } from '../content.ts';
import { faceWords, pieceLabel, spellLabel } from '../labels.ts';
import { at, faceOf, isFighter, isSea, isUnit, isWizard, spellTarget, stepsOf, TERRAMAX } from '../pieces.ts';
import { isWar } from '../scenario.ts';
import { slotLabel, slotsAt } from '../slots.ts';
import { other, type State } from '../state.ts';
import { strongestFirst, strongestSlots } from '../suggest.ts';
import { member, memberIds, ready } from '../ways.ts';
import { enemyPicks, strike } from './struck.ts';

/** Spells cast at the start of an activation (TD-15, TD-28). */

const SPEED = 3;
const HIDDEN = 3;
const BRIDGED = 3;
const SLOWED = 3;
const HELD = 4;
const TELEPORT = 4;

/** TD-15.2, TD-15.4, TD-16.2: not blocked, not burnt out, before he moves, one spell per activation. */
export const mayCast = (g: State, id: string): boolean =>
  isWizard(id) &&
  ready(g, id) &&
  !member(g, id).acted &&
  !g.activation!.cast &&
  !g.wizardry[id]!.blocked &&
  !g.wizardry[id]!.burntOut;

/** spells that do nothing but cross the sea, where nobody goes in The War of the Dragon. */
export const overseas = ['water-walk', 'land-bridge'];

const known = (here: Here<State>, wizard: string): string[] =>
  here.g.wizardry[wizard]!.known.filter(
    (id) =>
      spells.get(id)!.timing.includes('activation-start') &&
      canTarget(here, wizard, id) &&
      !(isWar(here.g) && overseas.includes(id)),
  );
function canTarget(here: Here<State>, wizard: string, spell: string): boolean {
  const soFar = { wizard, spell };
  return (
    targets(here, soFar).length >= size(here, soFar)[0] &&
    !(isSea(here.g.counters[wizard]!.at) && spell === 'land-bridge')
  );
}

export const cast = action({
  name: 'cast',
  fields: {
    wizard: { kind: 'one', options: ({ g }) => memberIds(g).filter((id) => mayCast(g, id)), label: pieceLabel },
    spell: { kind: 'one', options: (here, { wizard }) => known(here, wizard as string), label: spellLabel },
    targets: { kind: 'some', options: targets, size, label: targetLabel },
  },
  /** TD-28.17: all of them in one area. */
  check: (_, { spell, targets: chosen }): Message | undefined =>
    spell === 'tortoise-speed' && new Set(chosen.map((one) => one.split('/')[0])).size > 1
      ? { key: 'refusal.one-area-only' }
      : undefined,
  suggest: suggestSpells,
  pull: () => 0.7,
});

function targets({ g, seat }: Here<State>, { wizard, spell }: SoFar): string[] {
  const caster = wizard as string;
  const c = g.counters[caster]!;
  const with_ = at(g, c.at, seat).filter((id) => g.counters[id]!.ship === c.ship);
  switch (spell) {
    case 'coursers-speed':
      return with_.filter((id) => id !== caster && !hasMoved(g, id));
    case 'heal':
      return with_.filter(
        (id) => isUnit(id) && g.counters[id]!.reduced && !hasMoved(g, id) && faceOf(id) !== 'terramax',
      );
    case 'obfuscate':
      return with_.filter((id) => isFighter(id) && faceOf(id) !== 'terramax');
    case 'land-bridge':
      return with_.filter((id) => isUnit(id) && !hasMoved(g, id) && faceOf(id) !== 'terramax');
    case 'tortoise-speed':
      return roadsFrom(c.at).flatMap((area) =>
        [...slotsAt(g, area, other(seat), (id) => !g.counters[id]!.spent).keys()].map((slot) => `${area}/${slot}`),
      );
    default:
      return [];
  }
}
/** Each spell upon as many as it reaches, the strongest first, in one area. */
function suggestSpells(here: Here<State>) {
  const { g } = here;
  return memberIds(g)
    .filter((id) => mayCast(g, id))
    .flatMap((wizard) =>
      known(here, wizard).map((spell) => {
        const soFar = { wizard, spell };
        const all = targets(here, soFar);
        const [area] = (all[0] ?? '').split('/') as [string];
        const near = all.filter((one) => one.startsWith(`${area}/`)).map((one) => one.slice(area.length + 1));
        const ranked = near.length > 0 ? strongestSlots(near).map((slot) => `${area}/${slot}`) : strongestFirst(g, all);
        const chosen = ranked.slice(0, size(here, soFar)[1]);
        const words = chosen.map((one) => (near.length > 0 ? targetLabel(one, here) : faceWords(faceOf(one))));
        const label = { wizard: faceWords(wizard), spell: spellLabel(spell), targets: words };
        return { label: { key: 'suggest.cast', args: label as never }, args: { wizard, spell, targets: chosen } };
      }),
    );
}
const hasMoved = (g: State, id: string): boolean =>
  g.counters[id]!.spent || g.counters[id]!.fixed || (g.activation!.members[id]?.used ?? 0) > 0;

function size(_: Here<State>, { spell }: SoFar): Range {
  switch (spell) {
    case 'coursers-speed':
      return [1, SPEED];
    case 'heal':
      return [1, 1];
    case 'obfuscate':
      return [1, HIDDEN];
    case 'land-bridge':
      return [0, BRIDGED];
    case 'tortoise-speed':
      return [1, SLOWED];
    default:
      return [0, 0];
  }
}
function targetLabel(value: string, here: Here<State>): Message {
  const [area, slot] = value.split('/') as [string, string | undefined];
  return slot === undefined ? pieceLabel(value, here) : slotLabel(slot, area);
}

export function* castSpell(
  t: Table<State>,
  seat: SeatId,
  wizard: string,
  spell: string,
  chosen: readonly string[],
): Script {
  const { g } = t;
  g.activation!.cast = true;
  const m = member(g, wizard);
  m.acted = true;
  const result = yield* spellCheck(t, wizard, spell);
  if (result === 'failed' || g.counters[wizard]!.fate !== 'map') return;
  const works = result === 'cast';
  const c = g.counters[wizard]!;
  switch (spell) {
    case 'coursers-speed':
      for (const id of chosen) g.counters[id]!.haste += works ? 1 : -1;
      break;
    case 'enthrall':
      if (works) g.enthralled[wizard] = 'turn';
      else
        yield* enemyPicks(
          t,
          seat,
          c.at,
          'enthrall',
          HELD,
          () => true,
          (id) => hold(g, id),
        );
      break;
    case 'fly':
      c.haste += works ? 1 : -1;
      g.activation!.ways[wizard] = works ? 'fly' : 'no-sea';
      break;
    case 'heal':
      for (const id of [wizard, ...chosen]) hold(g, id);
      if (works) for (const id of chosen) g.counters[id]!.reduced = false;
      else
        yield* enemyPicks(
          t,
          seat,
          c.at,
          'heal',
          1,
          (id) => stepsOf(g, id) > 1 && id !== TERRAMAX,
          (id) => reduce(g, id),
        );
      break;
    case 'land-bridge':
      for (const id of [wizard, ...chosen]) {
        if (works) takeAlong(g, wizard, id);
        else hold(g, id);
      }
      break;
    case 'obfuscate':
      for (const id of works ? chosen : at(g, c.at, seat)) g.counters[id]![works ? 'obfuscated' : 'exposed'] = true;
      break;
    case 'teleport':
      if (works) c.haste += TELEPORT - 2;
      else hold(g, wizard);
      break;
    case 'tortoise-speed':
      yield* slow(t, seat, chosen, works ? -1 : 1);
      break;
    default:
      // Water Walk: from any coast onto the sea next to it, or not onto the sea at all (TD-28.18).
      g.activation!.ways[wizard] = works ? 'water-walk' : 'no-sea';
  }
  t.tell({ type: works ? 'spell-worked' : 'spell-turned', shown: { wizard, spell, place: c.at } });
}

function hold(g: State, id: string): void {
  g.counters[id]!.fixed = true;
}
function reduce(g: State, id: string): void {
  g.counters[id]!.reduced = true;
}
/** TD-28.19: the bridged units go with him, whether they were activated by him or not. */
function takeAlong(g: State, wizard: string, id: string): void {
  g.activation!.ways[id] = 'bridge';
  g.activation!.members[id] ??= { ...member(g, wizard) };
  member(g, id).party = member(g, wizard).party;
}

/** TD-28.17: the caster picks from open pieces, the opponent from boxes. */
function* slow(t: Table<State>, seat: SeatId, chosen: readonly string[], by: number): Script {
  const { g } = t;
  const area = chosen[0]!.split('/')[0]!;
  const slots = slotsAt(g, area, other(seat), (id) => !g.counters[id]!.spent);
  yield* strike(
    t,
    chosen.map((one) => one.split('/')[1]!),
    slots,
    other(seat),
    area,
    'tortoise-speed',
    SLOWED,
    (id) => {
      g.counters[id]!.haste += by;
    },
  );
}

/** TD-16.2: a burnt-out wizard may try once each time he is activated; the try has no other effect. */
export const regain = action({
  name: 'regain',
  fields: {
    wizard: {
      kind: 'one',
      options: ({ g }) =>
        memberIds(g).filter((id) => isWizard(id) && ready(g, id) && g.wizardry[id]!.burntOut && !g.activation!.cast),
      label: pieceLabel,
    },
  },
  pull: () => 5,
});
export function regainMagic(t: Table<State>, wizard: string): void {
  const { g } = t;
  g.activation!.cast = true;
  const roll = t.rng.die(10, 'spell-check');
  const target = spellTarget(g, wizard);
  g.wizardry[wizard]!.burntOut = roll > target;
  t.tell({ type: roll > target ? 'magic-still-gone' : 'magic-regained', shown: { wizard, roll, target } });
}
