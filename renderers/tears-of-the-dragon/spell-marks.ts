import type { Json } from '#core/types';
import type { BattleView } from '#games/tears-of-the-dragon/seen/view.types';
import type { Now } from '../pictures.ts';
import { facesIn } from './effect-parts.ts';
import { fateIn, inOrder } from './fight-told.ts';
import { isRecord, listOf, namedIn, type Told } from './told.ts';

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

/** What the battle has seen, in order, and of that what this round has: a mark of a round before would be read as one of now. */
function seenBy(now: Now): { all: readonly Told[]; round: readonly Told[] } {
  const told = inOrder(now);
  const all = told.slice(told.findLastIndex(({ type }) => type === 'battle-joined') + 1);
  return { all, round: all.slice(all.findLastIndex(({ type }) => type === 'round-began') + 1) };
}

/** Whom the newest deed, a spell, has struck by what a question names; undefined where the question is about something else. */
export function struckNow(now: Now): { told: Told; pieces: readonly Json[] } | undefined {
  const told = inOrder(now).at(-1);
  if (told?.type !== 'spell-cast') return undefined;
  const pieces = now.asked.flatMap(({ about }) => (isRecord(about) ? listOf(about.pieces) : []));
  return pieces.length > 0 ? { told, pieces } : undefined;
}

/** The marks of a stretch; a question of who goes along names those whom the spell before it has struck. */
export function spellMarksOf(battle: BattleView, now: Now | undefined): SpellMarks {
  if (!now) return { ...UNMARKED, aimed: new Map(fogSeen(battle)) };
  const { all, round } = seenBy(now);
  const cameIn = (deeds: readonly Told[]) =>
    deeds
      .filter(isTry)
      .flatMap((told) =>
        listOf(told.shown.came).flatMap((one) =>
          isRecord(one) && isRecord(one.args)
            ? [{ spell: namedIn(told.shown.spell) ?? '', key: one.key, args: one.args }]
            : [],
        ),
      );
  const came = cameIn(all);
  const struck = (key: string, fact: string) =>
    came
      .filter((one) => one.key === key)
      .flatMap(({ spell, args }) => facesOf(args[fact]).map((face) => [face, spell] as const));
  const open = struckNow(now);
  const pending = open ? slotsOf(open.pieces).map((face) => [face, namedIn(open.told.shown.spell) ?? ''] as const) : [];
  const settled = round.flatMap(({ type, shown }) =>
    type === 'fog-spread' ? [{ spell: FOG, key: type, args: shown as { [key: string]: Json } }] : [],
  );
  const caster = (face: string) =>
    battle.lines.some(({ pieces }) => pieces.some((one) => one.face === face && one.spell));
  return {
    dice: new Map(
      round.filter(isTry).flatMap(({ shown }) => {
        const wizard = namedIn(shown.wizard) ?? '';
        return typeof shown.die === 'number' && caster(wizard)
          ? [[`${wizard}/${namedIn(shown.spell)}`, shown.die]]
          : [];
      }),
    ),
    left: new Map(struck('came.driven-off', 'pieces')),
    aimed: new Map([...fogSeen(battle), ...fogged([...cameIn(round), ...settled]), ...pending]),
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

const FOG = 'fog-of-war';
/** Whom fog has weakened as the line shows it, whatever was told: they are weaker than they are by themselves. */
const fogSeen = ({ lines }: BattleView): (readonly [string, string])[] =>
  lines.flatMap(({ fog, pieces }) =>
    (fog?.shared ?? 0) > 0
      ? pieces.flatMap(({ slot, strength, modified }) =>
          strength !== undefined && modified < strength ? [[slot, FOG] as const] : [],
        )
      : [],
  );

const facesOf = (words: Json | undefined): string[] => facesIn(words).map(({ face }) => face);

/** "Warsteed #2" by its slot, others by their faces. */
export const slotsOf = (words: readonly Json[]): string[] =>
  words.flatMap((one) => {
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
