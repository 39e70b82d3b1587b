import type { Here, Json } from '#core/types';
import { figure as find, heroOf } from '../../state/figures/figures.ts';
import type { At, State } from '../../state/state.ts';
import { type Aim, partsOf } from './about.ts';
import { type Lay, layOf } from './lay.ts';
import { type AttackOf, blow } from './strike.ts';

/** Whom a question lets somebody strike, and what each blow is worth. */

export const layAt = ({ g, seat }: Here<State>): Lay | undefined => layOf(g, seat);

/** Whether it is the seat's own character that is asked about, and not somebody it commands. */
export const isOwn = ({ g, seat, about }: Here<State>): boolean => partsOf(about).actor === heroOf(g, seat)?.id;

/** What a blow of this attack on somebody is worth. */
export function blowOn(here: Here<State>, { n = 2, range = 1, actor }: Aim, id: Json): number {
  const lay = layAt(here);
  const foe = lay?.foes.find((one) => one.id === String(id));
  if (!lay || !foe) return 1;
  const from: At = find(here.g, actor ?? '')?.at ?? lay.hero.at;
  const ability: AttackOf = { op: 'attack', n, range };
  return blow(lay, { from, n, ability }, foe);
}

/** The targets of an attack, those on whom a blow is worth most first. */
export function byBlow(here: Here<State>, aim: Aim): string[] {
  const worths = new Map(aim.targets.map((id) => [id, blowOn(here, aim, id)]));
  return [...aim.targets].sort((a, b) => worths.get(b)! - worths.get(a)!);
}
