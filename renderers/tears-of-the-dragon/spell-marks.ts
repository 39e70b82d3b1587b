import type { Json } from '#core/types';
import type { BattleView } from '#games/tears-of-the-dragon/seen/view.types';
import type { Now } from '../pictures.ts';
import { facesIn } from './effect-parts.ts';
import { fateIn } from './fight-told.ts';
import { isRecord, listOf, namedIn, type Told, toldIn } from './told.ts';

/** What spells have done to those in a line of a battle, and who got away: marks of their rows. */

export interface SpellMarks {
  /** The die of whoever tried a spell, by face and spell ("hastur/terror"). */
  dice: ReadonlyMap<string, number>;
  /** The spell that fell upon units: by face those who have left the line by it, by slot or face those who are still there. */
  left: ReadonlyMap<string, string>;
  aimed: ReadonlyMap<string, string>;
  /** Slots or faces that a spell has called to the line. */
  called: ReadonlySet<string>;
  /** People whom a hit found, and who got away. */
  escaped: ReadonlySet<string>;
}

export const UNMARKED: SpellMarks = {
  dice: new Map(),
  left: new Map(),
  aimed: new Map(),
  called: new Set(),
  escaped: new Set(),
};

const isTry = ({ type }: Told): boolean => type === 'spell-cast' || type === 'spell-failed';
const partsOf = ({ shown }: Told): readonly Json[] => [
  ...listOf(shown.came),
  ...listOf(shown.back),
  ...listOf(shown.blows).flatMap((blow) => (isRecord(blow) ? listOf(blow.came) : [])),
];

/** The marks of a stretch; a question of who goes along names those whom the spell before it has struck. */
export function spellMarksOf(battle: BattleView, now: Now | undefined): SpellMarks {
  if (!now) return UNMARKED;
  const all = toldIn(now);
  const tries = all.filter(isTry);
  const came = tries.flatMap((told) =>
    listOf(told.shown.came).flatMap((one) =>
      isRecord(one) && isRecord(one.args)
        ? [{ spell: namedIn(told.shown.spell) ?? '', key: one.key, args: one.args }]
        : [],
    ),
  );
  const struck = (key: string, fact: string) =>
    came
      .filter((one) => one.key === key)
      .flatMap(({ spell, args }) => facesOf(args[fact]).map((face) => [face, spell] as const));
  const last = all.at(-1);
  const pending =
    last?.type === 'spell-cast'
      ? now.asked.flatMap(({ about }) =>
          isRecord(about) ? slotsOf(about.pieces).map((face) => [face, namedIn(last.shown.spell) ?? ''] as const) : [],
        )
      : [];
  const caster = (face: string) =>
    battle.lines.some(({ pieces }) => pieces.some((one) => one.face === face && one.spell));
  return {
    dice: new Map(
      tries.flatMap(({ shown }) => {
        const wizard = namedIn(shown.wizard) ?? '';
        return typeof shown.die === 'number' && caster(wizard)
          ? [[`${wizard}/${namedIn(shown.spell)}`, shown.die]]
          : [];
      }),
    ),
    left: new Map(struck('came.driven-off', 'pieces')),
    aimed: new Map([...fogged(came), ...pending]),
    called: new Set(
      came.filter(({ key }) => key === 'came.aid-came').flatMap(({ args }) => slotsOf([args.piece ?? null])),
    ),
    escaped: new Set(
      all.flatMap(partsOf).flatMap((one) => {
        const fate = fateIn(one);
        return fate && (fate.end === 'escape' || fate.end === 'fled') ? [fate.face] : [];
      }),
    ),
  };
}

const facesOf = (words: Json | undefined): string[] => facesIn(words).map(({ face }) => face);

/** "Warsteed #2" by its slot, others by their faces. */
const slotsOf = (words: Json | undefined): string[] =>
  listOf(words).flatMap((one) => {
    const [face] = facesOf([one]);
    const n = isRecord(one) && one.key === 'battle.slot' && isRecord(one.args) ? one.args.n : undefined;
    return face === undefined ? [] : [typeof n === 'number' ? `${face}.${n}` : face];
  });

/** What is said of somebody in a line: by his slot, else by his face. */
export const inLine = (said: ReadonlyMap<string, string>, face: string, slot: string): string | undefined =>
  said.get(slot) ?? said.get(face);

/** Whom fog has weakened. */
const fogged = (came: readonly { spell: string; key: Json | undefined; args: { [key: string]: Json } }[]) =>
  came.flatMap(({ spell, args }) =>
    listOf(args.points).flatMap((one) =>
      isRecord(one) && isRecord(one.args)
        ? slotsOf([one.args.piece ?? null]).map((face) => [face, spell] as const)
        : [],
    ),
  );
