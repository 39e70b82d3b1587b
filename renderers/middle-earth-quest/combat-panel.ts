import type { Locale } from '#core/text';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { column } from '../boxes.ts';
import { setText } from '../measure.ts';
import type { Look } from '../pictures.ts';
import { sentence } from '../prose.ts';
import { group, line, type Node, put, rect, type Scene, type Sprite, stroke, words } from '../scene.ts';
import { BAR } from '../story-bar.ts';
import { alarm, faint, ink } from '../theme.ts';
import { BAR_WIDTH } from './combat-bars.ts';
import { below } from './combat-below.ts';
import { type Bout, changesOf, idsOf, type Round, saidBelow } from './combat-bout.ts';
import { combatCardSprite } from './combat-card.ts';
import { formerMost, formerRounds } from './combat-former.ts';
import { SIDES, type Side } from './combat-sides.ts';
import { combatStage, type Fighters } from './combat-stage.ts';
import { blowArrow, crossed, SUMS_WIDTH } from './combat-sums.ts';
import { fateWords } from './combat-words.ts';
import { foeArms, heroArms } from './portraits.ts';
import { told } from './printed.ts';
import { MOST_HIGH, onSheet, prose } from './sheets.ts';
import { say } from './text.ts';

/** A combat as a scene: the fighters before the country, their bars, the cards of the round with the sums between them, and what was before. */

const CARD = 410;
const EDGE = 16;
const X = { hero: EDGE, foe: 1200 - EDGE - CARD } as const satisfies Record<Side, number>;
const BARS_X = { hero: EDGE, foe: 1200 - EDGE - BAR_WIDTH } as const satisfies Record<Side, number>;
const TEXT = 1160;
/** Below what is told of the fight there is a little air. */
const AIR = 14;

interface Drawn {
  view: View;
  fighters: Fighters;
  locale: Locale;
  /** Below the name of each side, from above: bars, and what is to be said of it. */
  below: Readonly<Record<Side, readonly Sprite[]>>;
  rounds: readonly Round[];
  /** Who has been defeated. */
  fallen?: readonly Side[];
  /** What the foe can, below both. */
  power?: readonly string[];
  /** What stands in the place of the cards before the first round. */
  opening?: Sprite;
}

/** Everything below the bar over the picture; at most so high that it can be posted: former rounds go first. */
export function fightScene(
  {
    view,
    fighters,
    locale,
    below: besides,
    rounds,
    fallen = [],
    power = [],
    opening = { w: 1200, h: 0, nodes: [] },
  }: Drawn,
  { bar, earlier, look }: { bar: readonly Node[]; earlier: Sprite; look: Look },
): Scene {
  const last = rounds.at(-1);
  const stage = combatStage({ view, fighters, round: last, fallen, locale });
  const sides = SIDES.map((side) => ({ side, sprite: column(besides[side], { gap: 4 }) }));
  const stageAt = BAR + earlier.h;
  const barsAt = stageAt + stage.h + 12;
  const ids = idsOf(view, fighters);
  const can = powerBelow(power, ids.foe);
  const powerAt = barsAt + Math.max(...sides.map(({ sprite }) => sprite.h)) + 8;
  const cardsAt = powerAt + can.h + 8;
  const bout = last ? cards(last, ids, locale) : opening;
  const saysAt = cardsAt + bout.h + 14;
  const says = saysBelow(last, MOST_HIGH - saysAt - 20, locale);
  const formerAt = saysAt + says.h + (says.h > 0 ? 14 : 0);
  const before = rounds.slice(0, -1);
  // Every round has its line before the country and the track have room below.
  const most = formerMost(MOST_HIGH - AIR - 20 - formerAt);
  const former = formerRounds(most === 0 ? [] : before.slice(-most), {
    seat: fighters.seat,
    arms: { hero: heroArms(fighters.seat, ids.hero, 42), foe: foeArms(ids.foe, 42) },
    locale,
  });
  const underAt = onTens(formerAt + former.h + AIR);
  const none: Sprite = { w: 1200, h: 0, nodes: [] };
  const [under = none] = [...below(view, look, fighters.place)].filter(({ h }) => onTens(underAt + h) <= MOST_HIGH);
  const height = onTens(underAt + (under.h > 0 ? under.h : 10));
  return onSheet(
    [
      put(stage, 0, stageAt),
      put(earlier, 0, BAR),
      ...sides.map(({ side, sprite }) => group([put(sprite, BARS_X[side], barsAt)], { tag: `side:${side}` })),
      put(can, EDGE, powerAt),
      group([put(bout, 0, cardsAt)], { tag: 'bout' }),
      put(says, 20, saysAt),
      put(former, 0, formerAt),
      put(under, 0, height - under.h),
      ...bar,
    ],
    { height, locale },
  );
}

/** The next multiple of ten. */
const onTens = (pixels: number): number => Math.ceil(pixels / 10) * 10;

/** What a foe can, behind his arms. */
function powerBelow(lines: readonly string[], foe: string): Sprite {
  if (lines.length === 0) return { w: 0, h: 0, nodes: [] };
  const [arms, text] = [foeArms(foe, 46), prose(lines, { width: TEXT - 62, size: 30 })];
  const h = Math.max(arms.h, text.h);
  return { w: TEXT, h, nodes: [put(arms, 0, (h - arms.h) / 2), put(text, 62, (h - text.h) / 2)] };
}

/** Both cards of a round, and between them an arrow for each blow. */
function cards({ sides, says }: Round, ids: Record<Side, string>, locale: Locale): Sprite {
  const arrows = SIDES.flatMap((by) => {
    const on = by === 'hero' ? 'foe' : 'hero';
    const { blow } = sides[on];
    const changes = changesOf(says, { by: ids[by], on: ids[on] }).map(({ by: card, ...change }) => ({
      ...change,
      by: told(card.key, card.args ?? {}, locale).replaceAll(/[「」]/g, ''),
    }));
    return blow ? [blowArrow(blow, by, changes)] : [];
  });
  const sums = column(arrows, { gap: 6 });
  const least = Math.max(sums.h, ...SIDES.map((side) => cardOf(sides[side], 0, locale).h));
  const isBelow = (side: Side) => sides[side].card !== null && fateWords(sides[side], locale) !== '';
  const captions = SIDES.flatMap((side) => {
    const text = fateWords(sides[side], locale);
    const look = { size: 30, bold: true, colour: alarm, align: 'centre', width: CARD } as const;
    const y = isBelow(side) ? least + 26 : least / 2 + 62;
    return text === '' ? [] : [words(text, X[side] + CARD / 2, y, look)];
  });
  return {
    w: 1200,
    h: least + (SIDES.some(isBelow) ? 46 : 0),
    nodes: [
      ...SIDES.map((side) => put(cardOf(sides[side], least, locale), X[side], 0)),
      put(sums, 600 - SUMS_WIDTH / 2, (least - sums.h) / 2),
      ...captions,
    ],
  };
}

/** A card as it was played; crossed out where it came to nothing. */
function cardOf({ card, isCanceled }: Bout, least: number, locale: Locale): Sprite {
  if (card === null) return noCard(Math.max(150, least), locale);
  const drawn = combatCardSprite(card, { locale, isLarge: true }, {}, [CARD, least]);
  return isCanceled ? { ...drawn, nodes: [...drawn.nodes, crossed(CARD, drawn.h)] } : drawn;
}

/** A plate in the middle of where a card would lie. */
const noCard = (h: number, locale: Locale): Sprite => ({
  w: CARD,
  h,
  nodes: [
    rect({ x: 40, y: h / 2 - 36, w: CARD - 80, h: 72 }, { fill: '#e3d3ac', stroke: stroke(faint, 3), radius: 36 }),
    words(say('combat.no-card', locale), CARD / 2, h / 2, { size: 34, face: 'display', colour: ink, align: 'centre' }),
  ],
});

/** Letters of what the cards did: eleven pixels on a phone. */
const SAYS = 33;

/** What the cards of the last round did, a sentence each, as many as there is room for. */
function saysBelow(round: Round | undefined, room: number, locale: Locale): Sprite {
  const said = saidBelow(round?.says ?? []).map(({ key, args }) => sentence(told(key, args ?? {}, locale), locale));
  if (said.length === 0) return { w: TEXT, h: 0, nodes: [] };
  const heightOf = (text: string) =>
    Math.ceil(setText(words(text, 0, 0, { size: SAYS, colour: ink, width: TEXT, lines: 60 })).box.h) + 8;
  let high = 12;
  const kept = said.filter((text) => {
    high += heightOf(text);
    return high <= room;
  });
  const text = prose(kept, { width: TEXT, size: SAYS });
  return {
    w: TEXT,
    h: text.h + 12,
    nodes: [
      line(
        [
          [0, 0],
          [TEXT, 0],
        ],
        stroke(faint, 1.5),
      ),
      put(text, 0, 12),
    ],
  };
}
