import { type BoardSection, boardLine, boardSection } from '#core/text-board';
import type { Json, Message } from '#core/types';
import { bestiary } from '../../printed/content/bestiary.ts';
import { inForce } from '../../printed/content/in-force.ts';
import { scenario } from '../../printed/content/scenarios.ts';
import { hexName } from '../../printed/map/hex-names.ts';
import type { BossStats, Stats } from '../../printed/schema/monster.ts';
import { monsterCardWords } from '../../printed/words/card.ts';
import { counted } from '../../printed/words/parts.ts';
import type { SeenFigure, View } from '../view.types.ts';
import { modifierLine } from './cards.ts';

const KINDS = ['character', 'summon', 'monster', 'objective'] as const satisfies readonly SeenFigure['kind'][];

/** Who stands where and how they fare: characters, summons, monsters, things of the scenario. */
export function figures({ figures: all }: View): BoardSection[] {
  const lines = KINDS.flatMap((kind) => all.filter((one) => one.kind === kind).map(figureLine));
  return boardSection('figures', lines);
}

function figureLine({
  id,
  at,
  hp,
  max,
  conditions,
  shield,
  retaliate,
  bonuses,
  isAlly,
  hasActed,
}: SeenFigure): Message {
  const marks: Json[] = [
    ...(isAlly ? [{ key: 'text-board.ally' }] : []),
    ...conditions.map((one): Json => ({ key: `condition.${one}` })),
    ...(shield > 0 ? [{ key: 'text-board.shield', args: { n: shield } }] : []),
    ...(retaliate > 0 ? [{ key: 'text-board.retaliate', args: { n: retaliate } }] : []),
    ...bonuses.map(
      ({ kind, n, range, card, xp }): Json => ({
        key: `text-board.bonus-${kind}`,
        args: {
          n,
          range: range > 1 ? range : null,
          card: card === null ? null : { key: `card-name.${card}` },
          xp: xp || null,
        },
      }),
    ),
    ...(hasActed ? [{ key: 'text-board.has-acted' }] : []),
  ];
  return boardLine('figure', { actor: id, at, hp, max, marks });
}

/** What each deck says in this round, what of it has been seen, and the values of the types that are there. */
export function monsters(view: View): BoardSection[] {
  const { abilities, monsterModifiers, figures: all } = view;
  const types = [...new Set(all.flatMap(({ kind, what }) => (kind === 'monster' ? [what] : [])))];
  return boardSection('monsters', [
    ...abilities.flatMap((one) => deckLines(one, types)),
    ...types.flatMap((type) => statLines(view, type)),
    { ...modifierLine(monsterModifiers), key: 'text-board.monster-modifiers' },
  ]);
}

const deckOf = (type: string): string | undefined =>
  (bestiary().monsters.get(type) ?? bestiary().bosses.get(type))?.deck;

function deckLines({ deck, card, left, discard }: View['abilities'][number], types: readonly string[]): Message[] {
  const cards = bestiary().decks.get(deck) ?? [];
  const initiativeOf = (id: string): string => String(cards.find((one) => one.id === id)?.initiative ?? id);
  const drawn = cards.find(({ id }) => id === card);
  const whose = types.filter((type) => deckOf(type) === deck);
  return [
    boardLine('ability', {
      types: whose.length > 0 ? whose : typesOf(deck),
      initiative: drawn?.initiative ?? null,
      does: drawn ? (monsterCardWords(drawn) as unknown as Json) : null,
      left,
      discard: discard.map(initiativeOf),
    }),
  ];
}

/** All types that act from a deck, for one of which nobody stands here now. */
const typesOf = (deck: string): string[] => {
  const { monsters: plain, bosses } = bestiary();
  const all = [...plain.values(), ...bosses.values()].flatMap((one) => (one.deck === deck ? [one.id] : []));
  return all.slice(0, 1);
};

/** The values of a type at the level it has here. */
function statLines(view: View, type: string): Message[] {
  const { rules } = scenario(view.scenario);
  const level = rules.reduce(
    (sum, rule) => (rule.op === 'monster-level' && rule.monster === type ? Math.min(7, sum + rule.add) : sum),
    view.monsterLevel,
  );
  const monster = bestiary().monsters.get(type);
  if (monster) {
    const { normal, elite } = monster.levels[level]!;
    const flying = monster.flying ?? false;
    return [
      boardLine('stats-normal', { type, flying, values: values(inForce(normal, view, type)) }),
      boardLine('stats-elite', { type, flying, values: values(inForce(elite, view, type)) }),
    ];
  }
  const boss = bestiary().bosses.get(type)!;
  return [
    boardLine('stats-boss', { type, immune: (boss.immune ?? []).map(String), values: values(boss.levels[level]!) }),
  ];
}

const NUMBERS = ['hp', 'move', 'attack', 'range', 'shield', 'retaliate', 'reach', 'pierce', 'targets'] as const;

function values(stats: Stats | BossStats): Json[] {
  return [
    ...NUMBERS.flatMap((name): Json[] => {
      const n = stats[name];
      return n === undefined ? [] : [{ key: `printed.stat.${name}`, args: { n: counted(n) } }];
    }),
    ...(stats.conditions ?? []).map((one): Json => ({ key: `condition.${one}` })),
    ...(['advantage', 'disadvantage'] as const).flatMap((flag): Json[] =>
      stats[flag] ? [{ key: `printed.stat.${flag}`, args: { level: null } }] : [],
    ),
  ];
}

const byName = (a: string, b: string): number => hexName(a).localeCompare(hexName(b), 'en', { numeric: true });

/** Doors, what lies on the ground, and the hexes of the rooms that are open, with the walls between them. */
export function map({ doors, overlays, money, start, rooms, walls }: View): BoardSection[] {
  return boardSection('map', [
    ...doors.map(({ at, state }) => boardLine(`door-${state}`, { at })),
    ...overlays.map(({ type, kind, hexes, damage, conditions }) =>
      boardLine(`overlay.${type === 'treasure' && kind === 'goal-treasure' ? 'goal-treasure' : type}`, {
        hexes: [...hexes],
        damage,
        conditions: [...conditions],
      }),
    ),
    ...money.map(({ at, n }) => boardLine('money', { at, n })),
    ...(start.length > 0 ? [boardLine('start', { hexes: [...start] })] : []),
    ...rooms.map(({ id, hexes }) => boardLine('room', { id, hexes: [...hexes].sort(byName) })),
    ...(walls.length > 0
      ? [boardLine('walls', { pairs: walls.map(([a, b]): Json => ({ key: 'text-board.wall', args: { a, b } })) })]
      : []),
  ]);
}
