import type { Locale } from '#core/text';
import {
  factions,
  factoryCards,
  factoryMove,
  RECRUIT_BONUSES,
  recruitOnce,
  STARS_TO_END,
  starKinds,
} from '#games/scythe/printed/content';
import type { PlayerView, View } from '#games/scythe/seen/view.types';
import { column, row } from '../boxes.ts';
import { setText, textWidth } from '../measure.ts';
import { plate, rows } from '../panels.ts';
import { group, type Node, put, rect, type Sprite, stroke, words } from '../scene.ts';
import { faint, ink, paperLight, wood } from '../theme.ts';
import { tick } from '../tokens.ts';
import { factionLook } from './emblems.ts';
import { counted, sign, slot } from './goods.ts';
import { abilityKey } from './mat-values.ts';
import { cogSign } from './signs.ts';
import { say } from './text.ts';

/** The faction mat: one-time bonuses, stars, the ability and the four mechs, the Factory card, tokens left. */

const GAP = 8;

/** All of it, `width` wide. */
export function factionMat(view: View, player: PlayerView, width: number, locale: Locale): Sprite {
  const half = (width - GAP) / 2;
  const ability = abilityRow(view, player, width, locale);
  const mechs = mechRows(view, player, half, locale);
  const last = factoryRow(player, width, locale);
  const first = row([onceBonuses(player, half, locale), starPlaces(player, half, locale)], { gap: GAP });
  return column([first, ability, mechs, last], { gap: GAP });
}

const TILES = 164;

/** SC-5.6 */
function onceBonuses({ recruits }: PlayerView, w: number, locale: Locale): Sprite {
  const wide = (w - 2 * 12 - 3 * GAP) / 4;
  return {
    w,
    h: TILES,
    nodes: [
      ...plate({ x: 0, y: 0, w, h: TILES }),
      words(say('mat.once', locale), 16, 26, { size: 27, bold: true, colour: ink, width: w - 32 }),
      ...RECRUIT_BONUSES.map((bonus, n): Node => {
        const taken = recruits.some((one) => one.bonus === bonus);
        const gain = counted(bonus, `+${recruitOnce[bonus]}`, 32);
        return group(
          [
            rect(
              { x: 0, y: 0, w: wide, h: 88 },
              taken
                ? { fill: '#f3d98f', stroke: stroke(ink, 2), radius: 6 }
                : { stroke: stroke(faint, 1.5, [6, 4]), radius: 6 },
            ),
            put(gain, (wide - gain.w) / 2, 12),
            ...(taken ? [group([sign('recruit', 25)], { x: 20, y: 67 })] : []),
            words(say(taken ? 'mat.taken' : 'mat.open', locale), wide / 2 + (taken ? 13 : 0), 67, {
              size: 27,
              bold: taken,
              colour: ink,
              align: 'centre',
              width: wide - (taken ? 44 : 12),
            }),
          ],
          { x: 12 + n * (wide + GAP), y: 48, tag: `once:${bonus}:${taken}` },
        );
      }),
    ],
  };
}

/** Kinds of stars in a row. */
const ACROSS = 3;

/** The triumph track of one player: a place for each kind of star. */
function starPlaces({ stars }: PlayerView, w: number, locale: Locale): Sprite {
  const wide = (w - 24) / ACROSS;
  return {
    w,
    h: TILES,
    nodes: [
      ...plate({ x: 0, y: 0, w, h: TILES }),
      words(say('mat.stars', locale, { n: stars.length, of: STARS_TO_END }), 16, 26, {
        size: 27,
        bold: true,
        colour: ink,
        width: w - 32,
      }),
      ...[...starKinds.keys()].map((kind, n): Node => {
        const placed = stars.filter((star) => star.kind === kind).length;
        return group(
          [
            group([placed > 0 ? sign('star', 29) : slot(12)], { x: 14, y: 22 }),
            words(`${say(`star.${kind}`, locale)}${placed > 1 ? ` ×${placed}` : ''}`, 31, 22, {
              size: 27,
              bold: placed > 0,
              colour: ink,
              width: wide - 33,
            }),
          ],
          { x: 12 + (n % ACROSS) * wide, y: 44 + Math.floor(n / ACROSS) * 38, tag: `star:${kind}:${placed}` },
        );
      }),
    ],
  };
}

function abilityRow(view: View, player: PlayerView, w: number, locale: Locale): Sprite {
  const own = factionLook(player.faction);
  const { id, name } = factions.get(player.faction)!.ability;
  const tokens = tokenWords(player, locale);
  const said = words(say(abilityKey(view, player.faction, id), locale), 230, 0, {
    size: 28,
    colour: ink,
    width: w - 246,
    lines: 3,
  });
  const h = Math.max(64, setText(said).box.h + 24) + (tokens ? 36 : 0);
  return {
    w,
    h,
    nodes: [
      rect({ x: 0, y: 0, w, h }, { fill: own.light, stroke: stroke(own.dark, 2.5), radius: 6 }),
      words(name[locale], 16, (h - (tokens ? 36 : 0)) / 2, { size: 28, bold: true, colour: own.dark, width: 204 }),
      { ...said, y: (h - (tokens ? 36 : 0)) / 2 },
      ...(tokens ? [words(tokens, 230, h - 26, { size: 27, bold: true, colour: own.dark, width: w - 246 })] : []),
    ],
  };
}

/** Flags or traps that have not been placed; empty for factions without tokens. */
export function tokenWords({ faction, flags, traps }: PlayerView, locale: Locale): string {
  const { id } = factions.get(faction)!.ability;
  if (id === 'exalt') return say('mat.flags', locale, { n: flags });
  if (id !== 'maifuku') return '';
  if (traps.length === 0) return say('mat.traps-none', locale);
  return say('mat.traps', locale, { list: traps.map((trap) => say(`mat.trap.${trap}`, locale)) });
}

const MECH = 122;
function mechRows(view: View, player: PlayerView, half: number, locale: Locale): Sprite {
  const own = factionLook(player.faction);
  const { mechs } = factions.get(player.faction)!;
  const all = mechs.map(({ id, name }): Sprite => {
    const out = player.mechs.includes(id);
    const nodes = [
      rect(
        { x: 0, y: 0, w: half, h: MECH },
        out
          ? { fill: own.light, stroke: stroke(own.dark, 2.5), radius: 6 }
          : { fill: paperLight, stroke: stroke(faint, 1.5, [6, 4]), radius: 6 },
      ),
      group(out ? cogSign(own.colour, own.dark) : [slot(12)], { x: 42, y: MECH / 2, scale: 2.2 }),
      ...(out ? [tick(66, MECH / 2 + 22, 1.5)] : []),
      words(name[locale], 86, 26, { size: 28, bold: true, colour: ink, width: 290 }),
      words(say(out ? 'mat.deployed' : 'mat.undeployed', locale), half - 14, 26, {
        size: 27,
        bold: out,
        colour: ink,
        align: 'right',
        width: 180,
      }),
      words(say(abilityKey(view, player.faction, id), locale), 86, 80, {
        size: 27,
        colour: ink,
        width: half - 98,
        lines: 2,
      }),
    ];
    return { w: half, h: MECH, nodes: [group(nodes, { tag: `mech:${id}:${out}` })] };
  });
  return rows(all, 2 * half + GAP, 'left', GAP);
}

function factoryRow(player: PlayerView, w: number, locale: Locale): Sprite {
  const card = player.factory === null ? undefined : factoryCards.get(player.factory);
  const here = player.section === 'factory';
  if (!card)
    return {
      w,
      h: 52,
      nodes: [
        rect({ x: 0, y: 0, w, h: 52 }, { stroke: stroke(faint, 1.5, [6, 4]), radius: 6 }),
        words(say('mat.factory-none', locale), 16, 26, { size: 27, colour: ink, width: w - 32 }),
      ],
    };
  const { units, steps, stepsWithSpeed } = factoryMove;
  const h = 96;
  const name = say('mat.factory', locale, { n: card.number });
  const heads = [name, ...(here ? [say('mat.token', locale)] : [])].map((said) => textWidth(said, 27, true));
  const x = 16 + Math.max(...heads) + 22;
  return {
    w,
    h,
    nodes: [
      group(
        [
          rect({ x: 0, y: 0, w, h }, { fill: '#e3e2dc', stroke: here ? stroke(wood, 7) : stroke(ink, 2), radius: 6 }),
          words(name, 16, here ? 30 : 48, { size: 27, bold: true, colour: ink, width: 280 }),
          ...(here
            ? [words(say('mat.token', locale), 16, 66, { size: 27, bold: true, colour: '#6e4a05', width: 280 })]
            : []),
          words(card.text[locale], x, 31, { size: 28, bold: true, colour: ink, width: w - x - 10 }),
          words(say('mat.factory-move', locale, { units, steps, speed: stepsWithSpeed }), x, 66, {
            size: 27,
            colour: ink,
            width: w - x - 10,
          }),
        ],
        { tag: `factory:${card.id}` },
      ),
    ],
  };
}
