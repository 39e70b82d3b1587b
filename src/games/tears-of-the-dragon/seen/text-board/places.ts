import { type BoardSection, boardLine, boardSection } from '#core/text-board';
import type { Json, Message, SeatId } from '#core/types';
import { areas } from '../../printed/content.ts';
import type { PlaceView, StackView, View } from '../view.types.ts';
import { piecesNamed } from './pieces.ts';

/** Every place that holds something: besieged castles first, then the fullest. */
export function places(view: View): BoardSection[] {
  const size = ({ stacks }: PlaceView) => stacks.reduce((sum, { pieces }) => sum + pieces.length, 0);
  const sorted = [...view.places].sort(
    (a, b) =>
      Number(b.besieged ?? false) - Number(a.besieged ?? false) || size(b) - size(a) || a.id.localeCompare(b.id),
  );
  return boardSection('places', sorted.map(placeLine));
}

function placeLine({ id, controller, garrison, besieged, stacks, trapped }: PlaceView): Message {
  const things = [
    ...stacks.map((stack) => stackNamed(stack, areas.get(id)?.type === 'castle')),
    ...[...new Set(trapped.map(({ seat }) => seat))].map(
      (seat): Json => ({
        key: 'text-board.trapped',
        args: { seat, pieces: piecesNamed(trapped.filter((one) => one.seat === seat)) },
      }),
    ),
  ];
  return boardLine('place', {
    place: id,
    held:
      controller === undefined
        ? null
        : {
            key: 'text-board.held',
            args: {
              seat: controller,
              garrison: garrison ? (areas.get(id)?.castleStrength ?? 0) : null,
              besieged: besieged ?? false,
            },
          },
    things,
  });
}

function stackNamed({ seat, inside, ship, shipHits, pieces }: StackView, isCastle: boolean): Json {
  const at = ship === undefined ? (isCastle ? (inside ? 'inside' : 'outside') : 'open') : 'aboard';
  return {
    key: `text-board.stack-${at}`,
    args: { seat, pieces: piecesNamed(pieces), ship: ship?.replace('ship-', '') ?? null, hits: shipHits || null },
  };
}

/** What both sides have: knowledge or castles, the pool, who is lost, and for Terramax where he is. */
export function sides(view: View): BoardSection[] {
  return [
    ...[0, 1].map((seat) => ({
      id: `side-${seat}`,
      heading: boardLine(seat === view.viewer ? 'you' : 'side', { seat }),
      lines: sideLines(view, seat),
    })),
  ];
}

function sideLines({ knowledge, places: all, pools, out, ambassador, terramax }: View, seat: SeatId): Message[] {
  const castles = all.filter(({ controller }) => controller === seat).map(({ id }) => id);
  const fates = [...new Set(out.filter((one) => one.seat === seat).map(({ fate }) => fate))].sort();
  const pool = Object.entries(pools[seat]!);
  return [
    boardLine('knowledge', { n: knowledge[seat]!.length, ruins: [...knowledge[seat]!] }),
    boardLine('castles', { n: castles.length, castles }),
    ...(pool.length > 0
      ? [
          boardLine('pool', {
            pieces: pool.map(([face, n]): Json => ({ key: 'text-board.so-many', args: { face, n } })),
          }),
        ]
      : []),
    ...fates.map((fate) =>
      boardLine(`fate.${fate}`, {
        pieces: out.filter((one) => one.seat === seat && one.fate === fate).map(({ id, kind: _ }) => id),
      }),
    ),
    ...(seat === 0 ? dragonLines(terramax, ambassador) : []),
  ];
}

/** Terramax and the ambassador are Lord Gorganun's. */
function dragonLines({ wizard, held, berserk }: View['terramax'], ambassador: string | null): Message[] {
  return [
    ...(ambassador === null ? [] : [boardLine('ambassador', { piece: ambassador })]),
    ...(wizard === null ? [] : [boardLine('dragon-led', { wizard })]),
    ...(held.length > 0 ? [boardLine('dragon-holds', { pieces: [...held] })] : []),
    ...(berserk ? [boardLine('dragon-berserk')] : []),
  ];
}

/** The spell books of both sides, which lie open (TD-6.5); the viewer's side first. */
export function books({ wizards, viewer }: View): BoardSection[] {
  const own = wizards.filter(({ seat }) => seat === viewer);
  const lines = [...own, ...wizards.filter(({ seat }) => seat !== viewer)].map(
    ({ id, seat, spells, maxSpells, target, blocked, burntOut, learning = [] }) =>
      boardLine('book', {
        wizard: id,
        seat,
        target,
        n: spells.length,
        most: maxSpells,
        spells: [...spells],
        blocked,
        burntOut,
        learning: [...learning],
      }),
  );
  return boardSection('books', lines);
}
