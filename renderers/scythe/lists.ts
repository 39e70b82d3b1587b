import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { factions, hexes, homes } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import { alternatives, list } from '../prose.ts';
import { bordersOf, tunnels } from './cells.ts';
import { countOf, factionOf, type Holding, holdingOf, isEmpty, KINDS, type Token, type UnitKind } from './holding.ts';
import { factionName, placeName, seatName } from './names.ts';
import { say } from './text.ts';

/** What is at a place in words, for the zoomed picture and for descriptions. */

/** Whose territory it is, or who fights for it. */
export function controlWords(view: View, here: Holding, locale: Locale): string {
  if (homes.has(here.id)) return say('board.home-note', locale);
  if (here.fight)
    return say('board.fight', locale, {
      attacker: seatName(view, here.fight.attacker, locale),
      defender: seatName(view, here.fight.defender, locale),
    });
  return here.controller === null
    ? say('board.nobody', locale)
    : say('board.controller', locale, { faction: seatName(view, here.controller, locale) });
}

/** The units of one kind and seat at a place: "Anna with Wojtek", "2 mechs"; undefined if there are none. */
export function kindWords(
  view: View,
  { here, seat }: { here: Holding; seat: SeatId },
  kind: UnitKind,
  locale: Locale,
): string | undefined {
  const n = countOf(here, seat, kind);
  if (n === 0) return undefined;
  const faction = factions.get(factionOf(view, seat));
  const names = { name: faction?.character[locale] ?? '?', companion: faction?.companion[locale] ?? '?' };
  return say(`board.unit.${kind}`, locale, { n, ...names });
}

/** All units of a seat at a place, kind by kind. */
export const unitWords = (view: View, here: Holding, seat: SeatId, locale: Locale): string[] =>
  KINDS.flatMap((kind) => kindWords(view, { here, seat }, kind, locale) ?? []);

/** The structure of a place with its owner; nothing where there is none. */
export const builtWords = (view: View, { structure }: Holding, locale: Locale): string[] =>
  structure
    ? [say('board.built', locale, { kind: structure.kind, faction: seatName(view, structure.seat, locale) })]
    : [];

/** What lies at a place besides units. */
export function thingWords(view: View, here: Holding, locale: Locale): string[] {
  const { goods, token, encounter } = here;
  return [
    ...builtWords(view, here, locale),
    ...(goods.length > 0
      ? [
          say('board.load', locale, {
            goods: list(
              goods.map(([kind, n]) => say('board.load-one', locale, { kind, n })),
              locale,
            ),
          }),
        ]
      : []),
    ...(encounter ? [say('board.encounter-token', locale)] : []),
    ...(token ? [tokenWords(view, token, locale)] : []),
  ];
}

function tokenWords(view: View, token: Token, locale: Locale): string {
  const faction = seatName(view, token.seat, locale);
  if (token.kind === 'flag') return say('board.flag', locale, { faction });
  return say(token.armed ? 'board.trap-armed' : 'board.trap-sprung', locale, { faction, penalty: token.penalty });
}

/** Everything at a place in one line; undefined where nothing is. */
export function placeWords(view: View, id: string, locale: Locale): string | undefined {
  const here = holdingOf(view, id);
  if (isEmpty(here)) return undefined;
  const units = here.seats.map((seat) =>
    say('board.units', locale, {
      name: seatName(view, seat, locale),
      units: list(unitWords(view, here, seat, locale), locale),
    }),
  );
  const things = alternatives([...units, ...thingWords(view, here, locale)], locale);
  return say('board.holds', locale, { place: placeName(id, locale), things });
}

/** What every side of a place leads to, and what its ground means for movement. */
export function borderWords(id: string, locale: Locale): string[] {
  return bordersOf(id).map(({ direction, to, river }) =>
    say(river ? 'board.border-river' : 'board.border', locale, { direction, to: placeName(to, locale) }),
  );
}

/** Tunnels, lakes, the Factory, a Mine: what one has to know to move here. */
export function groundWords(view: View, here: Holding, locale: Locale): string[] {
  const hex = hexes.get(here.id);
  if (!hex) {
    const faction = homes.get(here.id)?.faction ?? '';
    const present = view.players.some((player) => player.faction === faction);
    return present ? [] : [say('board.home-pale', locale, { faction: factionName(faction, locale) })];
  }
  const others = tunnels.filter((one) => one !== here.id);
  return [
    ...(hex.tunnel ? [say('board.tunnel-note', locale, { hexes: list(others, locale) })] : []),
    ...(hex.terrain === 'lake' ? [say('board.lake-note', locale)] : []),
    ...(hex.terrain === 'factory' ? [say('board.factory-note', locale)] : []),
    ...(here.structure?.kind === 'mine'
      ? [say('board.mine-note', locale, { faction: seatName(view, here.structure.seat, locale) })]
      : []),
  ];
}
