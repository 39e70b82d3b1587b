import type { Absent, ArgsOf, Here, Message, Script, SeatId, Table, Thing } from '#core/types';
import type { Words } from '../../state/battle/labels.ts';
import { faceWords, pieceLabel, spellLabel } from '../../state/labels.ts';
import { whereOpenly } from '../../state/openly.ts';
import { faceOf, isWizard, spellTarget } from '../../state/pieces.ts';
import { isWar } from '../../state/scenario.ts';
import { slotLabel } from '../../state/slots.ts';
import type { State } from '../../state/state.ts';
import { heldBy, member, memberIds, ready, untouched } from '../../state/ways.ts';
import { action } from '../action.ts';
import { spellCheck, tragicFailure } from '../battle/check.ts';
import { isNaturalTen, rollDie } from '../dice.ts';
import type { Moment } from '../spell/outside.ts';
import { spellOf } from '../spells/index.ts';
import { strongestFirst, strongestSlots } from '../suggest.ts';
import { absentPieces, because } from '../tables/absent.ts';
import { checkOdds } from '../tables/odds.ts';
import { enemyPicks, strikeAt } from './struck.ts';

/** Spells cast in an activation (TD-15); each is described in `spells/`. */

/**
 * TD-15.2, TD-15.4, TD-16.2: here, neither blocked nor burnt out nor bound to something else; as often as his checks hold. Whose
 * leader has recruited only neither moves nor attacks (TD-21.3).
 */
export function mayCast(g: State, id: string): boolean {
  const c = g.counters[id]!;
  const { blocked, burntOut } = g.wizardry[id] ?? { blocked: true, burntOut: true };
  const bound = c.fixed && !g.activation?.resting.includes(id);
  return isWizard(id) && c.fate === 'map' && !c.trapped && !bound && !blocked && !burntOut;
}

/** TD-15.7: whether this is the moment of a spell in this activation. */
function inTime(g: State, id: string, when: Moment): boolean {
  switch (when) {
    case 'any-time':
      return true;
    case 'before-moving':
      return ready(g, id) && !member(g, id).acted;
    case 'boxes-open':
      return ready(g, id) && !member(g, id).acted && g.activation!.fresh;
    case 'nothing-else':
      return untouched(g, id);
  }
}

/** a spell that does nothing but cross the sea is of no use in The War of the Dragon. */
export const isOfUse = (g: State, spell: string): boolean => !(isWar(g) && spellOf(spell)?.overseas);

/** Those he knows and could cast here; of those that are cast in an activation. */
const known = ({ g, seat }: Here<State>, wizard: string): string[] =>
  g.wizardry[wizard]!.known.filter((id) => {
    const { aim, when } = spellOf(id)?.outside ?? {};
    const by = { g, seat, wizard };
    return (
      aim &&
      when &&
      inTime(g, wizard, when) &&
      isOfUse(g, id) &&
      aim.targets(by).length >= aim.size[0] &&
      (aim.may?.(by) ?? true)
    );
  });
/** Why a wizard casts nothing in this activation. */
function castsNotFor(g: State, id: string): string | undefined {
  if (mayCast(g, id)) return undefined;
  const { blocked, burntOut } = g.wizardry[id] ?? { blocked: true, burntOut: false };
  return burntOut ? 'burnt-out' : blocked ? 'blocked' : (heldBy(g, id) ?? 'fixed');
}

/** The spells this wizard knows and does not cast now, each with its reason (TD-15.7, R-51). */
function spellsNotNow(here: Here<State>, wizard: string): readonly Absent[] {
  const { g } = here;
  const open = known(here, wizard);
  return g.wizardry[wizard]!.known.filter((spell) => !open.includes(spell)).map((option) => {
    const { when } = spellOf(option)?.outside ?? {};
    if (!when) return { option, why: because('battle-only') };
    if (!isOfUse(g, option)) return { option, why: because('no-use-here') };
    return { option, why: because(inTime(g, wizard, when) ? 'no-target' : 'too-late') };
  });
}
/** How a spell is aimed that `known` has named. */
const aimOf = (spell: unknown) => spellOf(spell as string)!.outside!.aim;

export const cast = action({
  name: 'cast',
  fields: {
    wizard: {
      kind: 'one',
      of: 'figure',
      options: ({ g }) => memberIds(g).filter((id) => mayCast(g, id)),
      label: pieceLabel,
      absent: ({ g }) => absentPieces(g, memberIds(g).filter(isWizard), (id) => castsNotFor(g, id)),
    },
    spell: {
      kind: 'one',
      of: 'card',
      options: (here, { wizard }) => known(here, wizard as string),
      label: spellLabel,
      absent: (here, { wizard }) => spellsNotNow(here, wizard as string),
    },
    targets: {
      kind: 'some',
      of: targetMeant,
      options: ({ g, seat }, { wizard, spell }) => aimOf(spell).targets({ g, seat, wizard: wizard as string }),
      size: (_, { spell }) => aimOf(spell).size,
      label: targetLabel,
    },
  },
  places: ({ g, seat }) =>
    whereOpenly({ g }, (seen, id) => mayCast(seen, id) && known({ g: seen, seat, about: null }, id).length > 0),
  check: (_, { spell, targets }): Message | undefined => aimOf(spell).check?.(targets),
  suggest: suggestSpells,
  odds: ({ g }, { wizard }) =>
    memberIds(g)
      .filter((id) => (wizard === undefined ? mayCast(g, id) : id === wizard))
      .map((id) => checkOdds(g, id)),
});

/** Each spell upon as many as it reaches, the strongest first, in one area. */
function suggestSpells(here: Here<State>) {
  const { g, seat } = here;
  return memberIds(g)
    .filter((id) => mayCast(g, id))
    .flatMap((wizard) =>
      known(here, wizard).map((spell) => {
        const all = aimOf(spell).targets({ g, seat, wizard });
        const [area] = (all[0] ?? '').split('/') as [string];
        const near = all.filter((one) => one.startsWith(`${area}/`)).map((one) => one.slice(area.length + 1));
        const ranked =
          near.length > 0 ? strongestSlots(g, near).map((slot) => `${area}/${slot}`) : strongestFirst(g, all);
        const chosen = ranked.slice(0, aimOf(spell).size[1]);
        const words = chosen.map((one) => (near.length > 0 ? targetLabel(one, here) : faceWords(faceOf(one))));
        const label = { wizard: faceWords(wizard), spell: spellLabel(spell), targets: words };
        return { label: { key: 'suggest.cast', args: label as never }, args: { wizard, spell, targets: chosen } };
      }),
    );
}
/** Own and known pieces by their ids, others by the slot in an area ("riverton/cavalry.1"). */
const readTarget = (value: string) => value.split('/') as [string, string | undefined];
function targetMeant(value: string): Thing[] {
  const [area, slot] = readTarget(value);
  const figure = { of: 'figure', id: slot ?? value } as const;
  return slot === undefined ? [figure] : [figure, { of: 'place', id: area }];
}
function targetLabel(value: string, here: Here<State>): Message {
  const [area, slot] = readTarget(value);
  return slot === undefined ? pieceLabel(value, here) : slotLabel(slot, area);
}

/** He casts it at these targets, and it works, turns against him, or fails. */
export function* castSpell(t: Table<State>, seat: SeatId, { wizard, spell, targets }: Cast): Script {
  const { g } = t;
  member(g, wizard).cast = true;
  const result = yield* spellCheck(t, wizard, spell);
  const { fate, at } = g.counters[wizard]!;
  if (result === 'failed' || fate !== 'map') return;
  yield* spellOf(spell)!.outside![result](t, {
    seat,
    wizard,
    targets,
    strike: (most, effect) => strikeAt(t, seat, { spell, targets, most, effect }),
    foePicks: (most, effect) => enemyPicks(t, { owner: seat, place: at, spell, most, effect }),
  });
  const place = g.counters[wizard]!.at || at;
  const on = seenTargets(g, targets, place);
  t.tell({ type: result === 'cast' ? 'spell-worked' : 'spell-turned', shown: { wizard, spell, place, on } });
}
/** Whom a spell was aimed at, as both may read it; null for nobody, or for what only lies in boxes. */
function seenTargets(g: State, targets: readonly string[], place: string): Words[] | null {
  const seen = targets.flatMap((one): Words[] => {
    const [area, slot] = readTarget(one);
    if (slot !== undefined) return [slotLabel(slot, area)];
    const c = g.counters[one]!;
    return c.box === null && c.at === place ? [faceWords(faceOf(one))] : [];
  });
  return seen.length > 0 ? seen : null;
}
type Cast = ArgsOf<typeof cast>;

/** TD-16.2: a burnt-out wizard may try when he is activated; a check that fails is his last this turn, and may be tragic. */
export const regain = action({
  name: 'regain',
  fields: {
    wizard: {
      kind: 'one',
      of: 'figure',
      options: ({ g }) => memberIds(g).filter((id) => mayRegain(g, id)),
      label: pieceLabel,
    },
  },
  places: (here) => whereOpenly(here, mayRegain),
  odds: ({ g }, { wizard }) => (wizard === undefined ? [] : [checkOdds(g, wizard as string)]),
});
const mayRegain = (g: State, id: string): boolean =>
  isWizard(id) && ready(g, id) && g.wizardry[id]!.burntOut && !g.wizardry[id]!.blocked;
export function* regainMagic(t: Table<State>, wizard: string): Script {
  const { g } = t;
  const mind = g.wizardry[wizard]!;
  const roll = rollDie(t, 'spell-check');
  const target = spellTarget(g, wizard);
  const failed = roll > target || isNaturalTen(roll);
  mind.burntOut = failed;
  mind.blocked = failed;
  t.tell({ type: failed ? 'magic-still-gone' : 'magic-regained', shown: { wizard, roll, target } });
  if (isNaturalTen(roll)) yield* tragicFailure(t, wizard, null, mind);
}
