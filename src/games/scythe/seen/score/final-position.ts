import { z } from 'zod';
import type { Locale } from '#core/text';
import {
  bottomActions,
  factions,
  hexes,
  homes,
  popularityTrack,
  powerTrack,
  STARS_TO_END,
  tiles,
  workersInAll,
} from '../../printed/content.ts';
import { isLake, isTerritory } from '../../printed/places.ts';
import { RESOURCES, STRUCTURES, Structure } from '../../printed/schema.ts';
import { final, type Position } from '../../rules/scoring.ts';
import { mostStars } from '../../rules/stars.ts';
import { StarKind, UnitKind } from '../../state/state.ts';
import type { PlayerView, View } from '../view.types.ts';
import { scoreTable } from './score-table.ts';

/**
 * A final position as JSON that a person can write by hand (`docs/games/scythe.md`); the program's own view is one, too.
 * What it does not say is nothing: no units, no tokens, no structures.
 */

const oneOf = (known: ReadonlyMap<string, unknown>, what: string) =>
  z.string().refine((id) => known.has(id), { error: ({ input }) => `unknown ${what}: ${input}` });
const Hex = oneOf(hexes, 'hex');
const Place = oneOf(new Map<string, unknown>([...hexes, ...homes]), 'hex or home base');
/** Values by hex or home base; an unknown one is named. */
const byPlace = <V extends z.ZodType>(place: typeof Place, value: V) =>
  z.record(z.string(), value).superRefine((all, context) => {
    for (const at of Object.keys(all))
      for (const { message } of place.safeParse(at).error?.issues ?? [])
        context.addIssue({ code: 'custom', path: [at], message });
  });
/** Two ways to write the same, told apart by a look, so that complaints are about the way that was meant. */
const either = <T>(isFirst: (input: unknown) => boolean, first: z.ZodType<T>, second: z.ZodType<T>) =>
  z.unknown().transform((input, context): T => {
    const read = (isFirst(input) ? first : second).safeParse(input);
    if (read.success) return read.data;
    for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  });
const Many = z.int().min(0);
const upTo = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max);

interface Standing {
  kind: UnitKind;
  at: string;
}
/** `[{ "kind": "mech", "at": "D4" }]`, or by hex `{ "D4": { "mech": 1, "worker": 2 } }`. */
const Units = either<Standing[]>(
  Array.isArray,
  z.array(z.object({ kind: UnitKind, at: Place })),
  byPlace(Place, z.partialRecord(UnitKind, upTo({ min: 0, max: 99 }))).transform((places) =>
    Object.entries(places).flatMap(([at, kinds]) =>
      Object.entries(kinds).flatMap(([kind, n]) => Array.from({ length: n }, () => ({ kind: kind as UnitKind, at }))),
    ),
  ),
);
/** How many, or which. */
const Stars = either<(StarKind | { kind: StarKind } | null)[]>(
  Array.isArray,
  z.array(z.union([StarKind, z.object({ kind: StarKind })])).max(STARS_TO_END),
  upTo({ min: 0, max: STARS_TO_END }).transform((n) => Array.from({ length: n }, () => null)),
);

/** What a view says of a seat besides; not looked at. */
const unseen = z.unknown().optional();
type OfPlayer = 'faction' | 'mat' | 'popularity' | 'power' | 'coins' | 'stars' | 'structures' | 'seat';
const otherOfPlayer = {
  factory: unseen,
  section: unseen,
  upgrades: unseen,
  mechs: unseen,
  recruits: unseen,
  revealed: unseen,
  flags: unseen,
  traps: unseen,
  declines: unseen,
  cards: unseen,
  objectives: unseen,
} satisfies Record<Exclude<keyof PlayerView, OfPlayer>, z.ZodType>;
const Player = z.strictObject({
  ...otherOfPlayer,
  seat: Many.optional(),
  faction: oneOf(factions, 'faction'),
  /** Null for the Automa; otherwise it makes no difference. */
  mat: z.string().nullish(),
  popularity: upTo(popularityTrack),
  power: upTo(powerTrack),
  coins: Many,
  stars: Stars,
  structures: z.partialRecord(Structure, Hex).default({}),
  units: Units.optional(),
});

const Token = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flag'), seat: Many }),
  z.object({ kind: z.literal('trap'), seat: Many, armed: z.boolean(), penalty: unseen }),
]);

type OfPosition = 'players' | 'units' | 'goods' | 'tokens' | 'tile' | 'turn';
const otherOfView = {
  viewer: unseen,
  expansion: unseen,
  relentless: unseen,
  deals: unseen,
  phase: unseen,
  order: unseen,
  encounters: unseen,
  decks: unseen,
  combatDiscard: unseen,
  turns: unseen,
  picks: unseen,
  automa: unseen,
  active: unseen,
  combat: unseen,
  encounter: unseen,
  visitor: unseen,
  own: unseen,
  final: unseen,
} satisfies Record<Exclude<keyof View, OfPosition>, z.ZodType>;
const Written = z.strictObject({
  ...otherOfView,
  tile: oneOf(tiles, 'structure bonus tile'),
  players: z.array(Player).min(1).max(factions.size),
  /** All units, with their seats, for those who do not write them under their players. */
  units: z.array(z.object({ id: unseen, seat: Many, kind: UnitKind, at: Place })).default([]),
  goods: byPlace(Place, z.partialRecord(z.enum(RESOURCES), Many)).default({}),
  tokens: byPlace(Hex, Token).default({}),
  turn: z.object({ seat: Many }).nullish(),
});
type Written = z.infer<typeof Written>;

export const FinalPosition = Written.superRefine((written, context) => {
  const wrong = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  checkPlayers(written, wrong);
  checkUnits(written, wrong);
  checkTokens(written, wrong);
}).transform(
  ({ players, goods, tokens, tile, turn, ...written }): Position => ({
    players,
    units: unitsIn({ players, units: written.units }).map(({ path: _, ...unit }) => unit),
    goods: Object.fromEntries(
      Object.entries(goods).map(([hex, heap]) => [hex, { food: 0, wood: 0, metal: 0, oil: 0, ...heap }]),
    ),
    tokens,
    tile,
    turn: turn ?? null,
  }),
);

const placed = (most: number): string => (most === 0 ? 'none is' : `at most ${most} ${most === 1 ? 'is' : 'are'}`);

type Wrong = (path: (string | number)[], message: string) => void;

/** All units, wherever they are written, with the path to them. */
const unitsIn = ({ players, units }: Pick<Written, 'players' | 'units'>) => [
  ...units.map(({ seat, kind, at }, i) => ({ seat, kind, at, path: ['units', i] })),
  ...players.flatMap((player, seat) =>
    (player.units ?? []).map(({ kind, at }) => ({ seat, kind, at, path: ['players', seat, 'units'] })),
  ),
];

function checkPlayers({ players }: Written, wrong: Wrong): void {
  const taken = new Set<string>();
  const built = new Set<string>();
  for (const [i, { seat, faction, mat, stars, structures }] of players.entries()) {
    const kinds = stars.flatMap((star) => (star === null ? [] : [typeof star === 'string' ? star : star.kind]));
    for (const kind of StarKind.options) {
      const n = kinds.filter((one) => one === kind).length;
      const most = mostStars({ faction, mat }, kind);
      if (n > most) wrong(['players', i, 'stars'], `${kind} is there ${n} times, and ${placed(most)} placed`);
    }
    if (seat !== undefined && seat !== i) wrong(['players', i, 'seat'], `seat ${seat} is written as number ${i}`);
    if (taken.has(faction)) wrong(['players', i, 'faction'], `${faction} is there twice`);
    taken.add(faction);
    for (const structure of STRUCTURES) {
      const hex = structures[structure];
      if (hex === undefined) continue;
      const path = ['players', i, 'structures', structure];
      if (isLake(hex)) wrong(path, `${hex} is a lake`);
      if (built.has(hex)) wrong(path, `two structures on ${hex}`);
      built.add(hex);
    }
  }
}

/** How many units of a kind a player has (SC-2.7). */
const MOST: Readonly<Record<UnitKind, number>> = { character: 1, mech: bottomActions.deploy.max, worker: workersInAll };

function checkUnits(written: Written, wrong: Wrong): void {
  const seen = new Map<string, number>();
  const holders = new Map<string, number>();
  for (const { seat, kind, at, path } of unitsIn(written)) {
    const player = written.players[seat];
    if (!player) {
      wrong([...path, 'seat'], `there is no seat ${seat}`);
      continue;
    }
    const n = (seen.get(`${seat} ${kind}`) ?? 0) + 1;
    seen.set(`${seat} ${kind}`, n);
    if (n === MOST[kind] + 1) wrong(path, `${player.faction} has more than ${MOST[kind]} of ${kind}`);
    const other = holders.get(at);
    const fighting = written.turn != null && [seat, other].includes(written.turn.seat);
    if (isTerritory(at) && other !== undefined && other !== seat && !fighting)
      wrong(path, `units of ${written.players[other]!.faction} and ${player.faction} are both on ${at}`);
    holders.set(at, seat);
  }
}

function checkTokens({ players, tokens }: Written, wrong: Wrong): void {
  for (const [hex, { kind, seat }] of Object.entries(tokens)) {
    const owner = players[seat];
    if (!owner) wrong(['tokens', hex, 'seat'], `there is no seat ${seat}`);
    else if (factions.get(owner.faction)!.tokens[0]?.type !== kind)
      wrong(['tokens', hex, 'kind'], `${owner.faction} has no ${kind}`);
  }
}

/** The table of points of a final position, with the winner and the tie-break used. Throws a ZodError with paths. */
export const scorePosition = (json: unknown, locale: Locale): string => {
  const position = FinalPosition.parse(json);
  return scoreTable(final(position), position, locale);
};
