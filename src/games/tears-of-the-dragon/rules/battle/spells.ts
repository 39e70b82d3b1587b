import { z } from 'zod';
import type { Here } from '#core/types';
import { spells } from '../../printed/content.ts';
import { meant, thingLabel } from '../../state/battle/labels.ts';
import { findSlot } from '../../state/battle/line.ts';
import type { Fighter } from '../../state/battle.ts';
import { TERRAMAX } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { mindOf } from '../fight/mind.ts';
import type { BattleAim, InBattle } from '../spell/in-battle.ts';
import { spellOf } from '../spells/index.ts';
import { checkOdds } from '../tables/odds.ts';

/** Which spell can be cast by whom in a battle, and upon what (TD-15.3, TD-28). */

const aimOf = (caster: Fighter, { aim, dragonAim }: InBattle): BattleAim =>
  caster.id === TERRAMAX ? (dragonAim ?? aim) : aim;
/** The spell as this caster casts it; only asked of spells that are cast in battles. */
const aimed = (caster: Fighter, spell: string): BattleAim => aimOf(caster, spellOf(spell)!.battle!);

/** TD-15.3: known, not blocked or burnt out, at its time, and with something to aim at. */
export function castable(g: State, caster: Fighter): string[] {
  const { known, blocked, burntOut } = mindOf(g, caster.id!);
  if (blocked || burntOut) return [];
  return known.filter((spell) => {
    const battle = spellOf(spell)?.battle;
    const timing = spells.get(spell)?.timing ?? [];
    const inTime = timing.includes('combat-round') || (timing.includes('battle-start') && g.battle!.round === 1);
    return battle && inTime && aimOf(caster, battle).targets({ g, caster, seat: caster.seat }).length > 0;
  });
}

/** The slot of the wizard who may cast. */
const Casting = z.object({ caster: z.string() });
type Casting = z.infer<typeof Casting>;

const casterOf = ({ g, about }: Here<State, Casting>): Fighter => findSlot(g.battle!, about.caster)!;
const ofShape = (shape: BattleAim['shape']) => (here: Here<State, Casting>) =>
  castable(here.g, casterOf(here)).filter((spell) => aimed(casterOf(here), spell).shape === shape);
const targetsOf = (here: Here<State, Casting>, spell: string): string[] =>
  aimed(casterOf(here), spell).targets({ g: here.g, caster: casterOf(here), seat: here.seat });
function castOdds(here: Here<State, Casting>) {
  return [checkOdds(here.g, casterOf(here).id!)];
}
const spellLabel = (spell: string) => ({ key: `spell.${spell}` });

export const castInBattle = action({
  name: 'cast-in-battle',
  about: Casting,
  fields: { spell: { kind: 'one', of: 'card', options: ofShape('none'), label: spellLabel } },
  odds: castOdds,
});
export const castOn = action({
  name: 'cast-on',
  about: Casting,
  fields: {
    spell: { kind: 'one', of: 'card', options: ofShape('one'), label: spellLabel },
    target: {
      kind: 'one',
      of: (thing, { g }) => meant(g, thing),
      options: (here, { spell }) => targetsOf(here, spell as string),
      label: (thing, { g }) => thingLabel(g, thing),
    },
  },
  odds: castOdds,
});
export const castOver = action({
  name: 'cast-over',
  about: Casting,
  fields: {
    spell: { kind: 'one', of: 'card', options: ofShape('some'), label: spellLabel },
    targets: {
      kind: 'some',
      of: (thing, { g }) => meant(g, thing),
      options: (here, { spell }) => targetsOf(here, spell as string),
      size: (here, { spell }) => aimed(casterOf(here), spell as string).size!(targetsOf(here, spell as string)),
      label: (thing, { g }) => thingLabel(g, thing),
    },
  },
  odds: castOdds,
});
/** The wizard attacks like any other piece this round. */
export const fight = action({ name: 'fight', fields: {} });
