import type { Here, Json, Message } from '#core/types';
import { areas, leaders, limits, look, rules, type tables, wizards } from '../../printed/content.ts';
import { faceWords, placeWords } from '../../state/labels.ts';
import { at, faceOf, isFighter, isInside, spellTarget, strengthOf } from '../../state/pieces.ts';
import { other, type State } from '../../state/state.ts';

/** What chance decides of an answer, for whoever asks before giving it. From printed tables and open facts alone. */

const odds = (key: string, args: Record<string, Json>): Message => ({ key: `odds.${key}`, args });
const SIDES = rules.dieSides;
const faces = Array.from({ length: SIDES }, (_, i) => i + 1);
/** In how many of a hundred rolls of one die this is so. */
const percent = (isSo: (die: number) => boolean): number => Math.round((100 * faces.filter(isSo).length) / SIDES);

/** TD-4.3 to TD-4.5: how many activations the Command Table gives. */
export function commandOdds(): readonly Message[] {
  const gives = (fits: (n: number) => boolean) =>
    percent((die) => look('command', die).result !== 'enemy' && fits(look('command', die).n ?? 0));
  const enemy = percent((die) => look('command', die).result === 'enemy');
  return [
    odds('command', { none: gives((n) => n === 0), one: gives((n) => n === 1), more: gives((n) => n > 1), enemy }),
  ];
}

/** TD-15.1, TD-16.1: that the spells of this wizard, or of Terramax, work; the highest number always fails. */
export const checkOdds = (g: State, wizard: string): Message => {
  const target = Math.min(spellTarget(g, wizard), SIDES - 1);
  return odds('check', { wizard: faceWords(faceOf(wizard)), target, chance: percent((die) => die <= target) });
};

/** TD-17.2: a hit for whoever searches; what a leader or wizard rolls who takes it. */
export const ruinOdds = (): readonly Message[] => [
  odds('danger', { chance: percent((die) => die <= rules.ruinDanger), most: rules.ruinDanger }),
];
/** TD-17.4. */
export const findOdds = (): readonly Message[] => [
  ...ruinOdds(),
  odds('spell-found', { chance: percent((die) => die >= rules.spellFound), least: rules.spellFound }),
];
/** TD-14.2, TD-14.3. */
export function casualtyOdds(): readonly Message[] {
  const of = (table: 'leaderCasualty' | 'wizardCasualty') =>
    Object.fromEntries(
      ['escape', 'wounded', 'killed', 'captured'].map((end) => [
        end,
        percent((die) => look(table, die).result === end),
      ]),
    );
  return [odds('leader-casualty', of('leaderCasualty')), odds('wizard-casualty', of('wizardCasualty'))];
}

/** TD-24.2. */
export const towerOdds = (target: number): readonly Message[] => [
  odds('tower', { target, chance: percent((die) => die <= target) }),
];

/** TD-19.2: a prisoner tells on this or more. */
export function questionOdds(prisoner: string): readonly Message[] {
  const need = leaders.get(prisoner)?.command ?? wizards.get(prisoner)!.maxSpells;
  return [odds('question', { piece: faceWords(prisoner), need, chance: percent((die) => die >= need) })];
}

/** TD-23.1, TD-23.2: what Terramax does with this wizard. */
export function dragonOdds(g: State, wizard: string): readonly Message[] {
  const { refusals } = g.wizardry[wizard]!;
  const ends = (end: (typeof tables.terramaxRecruit.rows)[number]['result']) =>
    percent((die) => look('terramaxRecruit', die - refusals).result === end);
  const chances = {
    joins: ends('joins'),
    refused: ends('refused'),
    struck: ends('wizard-wounded'),
    eaten: ends('wizard-eaten'),
  };
  return [odds('terramax', { wizard: faceWords(wizard), ...chances })];
}

/** How often these strike in a round, in tenths of a hit, on average (TD-9.5). */
const strikes = (g: State, ids: readonly string[], more = 0, dice = 1): number =>
  ids.reduce((sum, id) => sum + (dice * Math.min(limits.strengthCap, strengthOf(g, id) + more)) / SIDES, 0);
export const rounded = (hits: number): string => (Math.round(hits * 10) / 10).toFixed(1);

/** TD-9.5, TD-12.4, TD-12.5: what both sides strike in a round where this group attacks; of the enemy what lies open. */
export function attackOdds({ g, seat }: Here<State>, group: readonly string[]): readonly Message[] {
  const place = g.counters[group[0] ?? '']?.at;
  if (place === undefined) return [];
  const foe = other(seat);
  const seen = at(g, place, foe).filter(
    (id) => isFighter(id) && g.counters[id]!.box === null && !g.counters[id]!.obfuscated,
  );
  const boxes = at(g, place, foe).filter((id) => leaders.has(id)).length;
  const isWalled = g.castles[place] === foe && (g.inside[place] === true || seen.length === 0);
  const wall = areas.get(place)?.defenceBonus ?? 0;
  const inside = seen.filter((id) => isInside(g, id));
  const open = seen.filter((id) => !inside.includes(id));
  const garrison = isWalled && seen.length === 0 && boxes === 0 ? (areas.get(place)?.castleStrength ?? 0) : 0;
  const theirs =
    strikes(g, open) + strikes(g, inside, wall, limits.castleDiceInside) + (limits.castleDiceInside * garrison) / SIDES;
  const args = {
    place: placeWords(place),
    mine: rounded(strikes(g, group.filter(isFighter))),
    theirs: rounded(theirs),
  };
  return [odds('attack', { ...args, boxes: boxes > 0 ? boxes : null })];
}
