import type { Here, SeatId } from '#core/types';
import { action } from '../action.ts';
import { spells } from '../content.ts';
import { isSea, isUnit, TERRAMAX } from '../pieces.ts';
import { other, type State } from '../state.ts';
import { mindOf } from './check.ts';
import { thingLabel } from './labels.ts';
import { findSlot, foes, line } from './line.ts';
import type { Fighter } from './state.ts';
import { summonable } from './summon.ts';
import { safeAreas } from './ways-out.ts';

/** Which spell can be cast by whom in a battle, and upon what (TD-15.3, TD-28). */

interface Occasion {
  g: State;
  caster: Fighter;
  seat: SeatId;
}
/** How a spell is aimed: at nothing in particular, at one thing, or at several. */
interface Aim {
  shape: 'none' | 'one' | 'some';
  /** Legal aims; for shape 'none' any one value says that the spell may be cast. */
  targets(o: Occasion): string[];
  size?(targets: readonly string[]): readonly [number, number];
}
const yes = (may: boolean): string[] => (may ? ['yes'] : []);
const others = ({ g, caster, seat }: Occasion): string[] =>
  line(g.battle!, seat).flatMap((f) => (f === caster || f.slot === caster.slot ? [] : [f.slot]));
const enemies = ({ g, seat }: Occasion): string[] => foes(g.battle!, seat).map((f) => f.slot);

const aims: Readonly<Record<string, Aim>> = {
  'bad-fortune': { shape: 'none', targets: (o) => yes(enemies(o).length > 0) },
  'good-fortune': { shape: 'none', targets: (o) => yes(others(o).length > 0) },
  // TD-28.2: only when the enemy fights from inside a castle.
  breach: { shape: 'none', targets: ({ g, seat }) => yes(g.battle!.inside === other(seat) && !g.battle!.breached) },
  'direct-attack': { shape: 'none', targets: (o) => yes(others(o).length > 0 && enemies(o).length > 1) },
  'eldritch-fire': { shape: 'none', targets: () => yes(true) },
  'eldritch-might': { shape: 'one', targets: others },
  'eldritch-shield': { shape: 'one', targets: enemies },
  enthrall: { shape: 'none', targets: ({ g, caster }) => yes(g.enthralled[caster.id!] === undefined) },
  'fog-of-war': { shape: 'none', targets: (o) => yes(enemies(o).length > 0) },
  juggernaut: { shape: 'one', targets: others },
  obfuscate: {
    shape: 'some',
    targets: ({ g, seat }) => line(g.battle!, seat).map((f) => f.slot),
    size: (targets) => [1, Math.min(3, targets.length)],
  },
  'summon-aid': { shape: 'one', targets: ({ g, seat }) => summonable(g, seat) },
  // TD-28.16: two units, if a retreat is open to them; not at sea, not from behind a wall, not where the dragon rages.
  terror: {
    shape: 'some',
    targets: ({ g, seat }) => frightened(g, other(seat)),
    size: (targets) => [Math.min(2, targets.length), Math.min(2, targets.length)],
  },
};
/** TD-23.8: the dragon shields and strengthens nobody but himself. */
const onHimself: Readonly<Record<string, Aim>> = {
  'eldritch-shield': { shape: 'none', targets: () => yes(true) },
  juggernaut: { shape: 'none', targets: () => yes(true) },
};
const aimOf = (caster: Fighter, spell: string): Aim | undefined =>
  (caster.id === TERRAMAX ? onHimself[spell] : undefined) ?? aims[spell];

/** Units of a side that Terror could drive off. */
export function frightened(g: State, seat: SeatId): string[] {
  const b = g.battle!;
  if (isSea(b.at) || b.inside === seat || b.berserk || g.terramax.berserk || safeAreas(g, seat).length === 0) return [];
  return line(b, seat).flatMap((f) => (f.id !== null && isUnit(f.id) ? [f.slot] : []));
}

/** TD-15.3: known, not blocked or burnt out, at its time, and with something to aim at. */
export function castable(g: State, caster: Fighter): string[] {
  const { known, blocked, burntOut } = mindOf(g, caster.id!);
  if (blocked || burntOut) return [];
  return known.filter((spell) => {
    const aim = aimOf(caster, spell);
    const timing = spells.get(spell)?.timing ?? [];
    const inTime = timing.includes('combat-round') || (timing.includes('battle-start') && g.battle!.round === 1);
    return aim && inTime && aim.targets({ g, caster, seat: caster.seat }).length > 0;
  });
}

/** TD-28.5, A46: Eldritch Fire, and the dragon's Juggernaut, leave the caster his attack. */
export const mayStillAttack = (caster: Fighter, spell: string): boolean =>
  spells.get(spell)!.mayAttackSameRound || (caster.id === TERRAMAX && spell === 'juggernaut');

const casterOf = ({ g, about }: Here<State>): Fighter => findSlot(g.battle!, (about as { caster: string }).caster)!;
const ofShape = (shape: Aim['shape']) => (here: Here<State>) =>
  castable(here.g, casterOf(here)).filter((spell) => aimOf(casterOf(here), spell)!.shape === shape);
const targetsOf = (here: Here<State>, spell: string): string[] =>
  aimOf(casterOf(here), spell)!.targets({ g: here.g, caster: casterOf(here), seat: here.seat });
const spellLabel = (spell: string) => ({ key: `spell.${spell}` });

export const castInBattle = action({
  name: 'cast-in-battle',
  fields: { spell: { kind: 'one', options: ofShape('none'), label: spellLabel } },
});
export const castOn = action({
  name: 'cast-on',
  fields: {
    spell: { kind: 'one', options: ofShape('one'), label: spellLabel },
    target: {
      kind: 'one',
      options: (here, { spell }) => targetsOf(here, spell as string),
      label: (thing, { g }) => thingLabel(g, thing),
    },
  },
});
export const castOver = action({
  name: 'cast-over',
  fields: {
    spell: { kind: 'one', options: ofShape('some'), label: spellLabel },
    targets: {
      kind: 'some',
      options: (here, { spell }) => targetsOf(here, spell as string),
      size: (here, { spell }) => aimOf(casterOf(here), spell as string)!.size!(targetsOf(here, spell as string)),
      label: (thing, { g }) => thingLabel(g, thing),
    },
  },
});
/** The wizard attacks like any other piece this round. */
export const fight = action({ name: 'fight', fields: {} });
