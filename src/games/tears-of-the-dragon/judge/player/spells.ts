import type { Here, Json } from '#core/types';
import { rules } from '../../printed/content.ts';
import type { Fighter } from '../../state/battle.ts';
import { at, isWizard, spellTarget } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { memberIds } from '../../state/ways.ts';
import type { Aim } from '../advice/aims.ts';
import { type Fray, frayOf } from '../advice/fray.ts';
import type { Outlook } from '../advice/outlook.ts';
import type { Sight } from '../advice/sight.ts';
import { judgedOf } from '../spells/index.ts';
import { bridgeShores } from '../spells/land-bridge.ts';

/** What casting a spell is worth: what it brings, if it works. */

/** TD-16.1: even who passes every check fails with the natural ten. */
const MOST = rules.dieSides - 1;

function outlookOf(sight: Sight, aims: readonly Aim[], wizard: string): Outlook {
  const { g, seat } = sight;
  const c = g.counters[wizard]!;
  const beside = at(g, c.at, seat).filter((id) => id !== wizard && g.counters[id]!.ship === c.ship);
  return { sight, aims, wizard, beside };
}

/** Sensible targets for each spell that a wizard of the activation could cast now. */
export function castIdeas({ g }: Here<State>, sight: Sight, aims: readonly Aim[]): Record<string, Json>[] {
  return memberIds(g)
    .filter(isWizard)
    .flatMap((wizard) =>
      (g.wizardry[wizard]?.known ?? []).flatMap((spell) => {
        const targets = judgedOf(spell)?.outside?.ideas(outlookOf(sight, aims, wizard));
        return targets ? [{ wizard, spell, targets }] : [];
      }),
    );
}

/** The best spell that a wizard would cast if he were activated. */
export function magicWorth(sight: Sight, aims: readonly Aim[], wizard: string): number {
  const mind = sight.g.wizardry[wizard];
  if (!mind || mind.blocked || mind.burntOut) return 0;
  const by = outlookOf(sight, aims, wizard);
  const worth = (spell: string): number => {
    const targets = judgedOf(spell)?.outside?.ideas(by);
    return targets ? castWorth(sight, aims, { wizard, spell, targets }) : 0;
  };
  return Math.max(0, ...mind.known.map(worth));
}

export function castWorth(
  sight: Sight,
  aims: readonly Aim[],
  { wizard, spell, targets }: { wizard: string; spell: string; targets: readonly string[] },
): number {
  const chance = Math.min(MOST, spellTarget(sight.g, wizard)) / rules.dieSides;
  const worth = judgedOf(spell)?.outside?.worth({ ...outlookOf(sight, aims, wizard), targets }) ?? 0;
  return worth * chance;
}

/** Expected gain of a spell that is cast in a battle, against the hits that the caster's own attack would have made. */
export function spellWorth(g: State, caster: Fighter, spell: string, targets: readonly string[]): number {
  const fray: Fray = frayOf(g, caster, targets);
  return 3 + (judgedOf(spell)?.battle?.worth(fray) ?? 0) * fray.chance;
}

/** Ways over the bridge that a wizard of the activation has cast (TD-28.19). */
export function bridgeIdeas(sight: Sight): Record<string, Json>[] {
  const { g } = sight;
  const group = memberIds(g).filter((id) => g.activation!.ways[id] === 'bridge');
  return group[0] === undefined ? [] : bridgeShores(g.counters[group[0]]!.at).map((to) => ({ group, path: [to] }));
}
