import type { Locale } from '#core/text';
import type { Json, SeatId } from '#core/types';
import { enemyOf } from '#games/tears-of-the-dragon/printed/enemy';
import type { BattleView, View } from '#games/tears-of-the-dragon/seen/view.types';
import { rows } from '../panels.ts';
import type { Look, Now } from '../pictures.ts';
import type { Sprite } from '../scene.ts';
import { againParts } from './again-parts.ts';
import { arms } from './arms.ts';
import { type Band, bandIn } from './band.ts';
import type { Card } from './card-lines.ts';
import { diePart, fallenPart, joined, PART, saidPart, spellPart } from './deed-parts.ts';
import { deedCards } from './deed-rows.ts';
import { blastParts, castParts, drivenPart, effectParts } from './effect-parts.ts';
import { inOrder, isBeginning } from './fight-told.ts';
import { facePart } from './hurt-parts.ts';
import { spellName } from './names.ts';
import { toldParts } from './plates.ts';
import { isByDragon, strikerPart } from './rage-parts.ts';
import { isShared, sharedPart, shortParts } from './round-parts.ts';
import { struckNow } from './spell-marks.ts';
import { doesPart, meantPart } from './spell-told.ts';
import { say } from './text.ts';
import { doerOf, isRecord, listOf, namedIn, numberIn, type Told, toldIn } from './told.ts';

/** What a battle has seen since the last picture, below its lines. Each spell and each exchange of blows has a card with its dice and what came of it. */

/** More would push what is asked out of sight: the map gives way before them. */
const MOST_LINES = { usual: 5, wide: 3 } as const;
/** How much larger than on the map its signs are, and how wide a card is inside at most. */
const SCALE = 1.2;
const WIDE = 1148 / SCALE;
/** More dice than these are only counted. */
const MOST_DICE = 16;

/** Deeds that have a card here, so that they need no plate on the map. */
export const ON_LEDGER: ReadonlySet<string> = new Set(['blows', 'losses-borne', 'spell-cast', 'spell-failed']);

/**
 * Cards of what went before the battle and of its deeds, the oldest first, no higher than `room`; without any the band has no height.
 * Fewer where the map is to show much (`isWide`). Where they have no room each round that is over has one card.
 */
export function ledgerOf(
  view: View,
  battle: BattleView,
  { locale, now, isWide = false }: Pick<Look, 'locale' | 'now'> & { isWide?: boolean },
  room = Number.POSITIVE_INFINITY,
): Band {
  const limits = { lines: MOST_LINES[isWide ? 'wide' : 'usual'], room };
  const inBand = (isShort: boolean) =>
    bandIn(locale, (one) => (now ? cardsOf(view, battle, { now, isShort }, one) : []), limits);
  const whole = inBand(false);
  return whole.isTold ? whole : inBand(true);
}

function cardsOf(view: View, battle: BattleView, { now, isShort }: Stretch, locale: Locale): Card[] {
  const headline = toldIn(now).at(-1);
  const all = inOrder(now);
  const joinedAt = all.findLastIndex(isBeginning);
  const before = all.slice(0, Math.max(0, joinedAt));
  const entries = entriesOf(view, battle, now, locale);
  const lasting = isShort ? inShort(entries, battle, locale) : entries;
  const own = lasting.map(({ tolds, round, parts }, n, some): Card => {
    // Where rounds are told that are over, each has its number before what happened in it.
    const isFirst = some[0]!.round !== battle.round && round !== some[n - 1]?.round;
    const label = isFirst ? [saidPart(say('round', locale, { n: round }))] : [];
    // What led to the question is as bright as what the headline tells.
    const isNew = tolds.some((told) => told === headline) || (now.asked.length > 0 && n === some.length - 1);
    const tag = `told:${tolds.map(({ type }) => type).join('+')}`;
    return { inside: rows([...label, ...parts], WIDE, 'left', 10), isNew, scale: SCALE, tag };
  });
  const open = fogOpen(battle, now, locale);
  // What is asked is of the last step: it is bright, and nothing before it.
  const steps = open.length > 0 ? own.map((one) => ({ ...one, isNew: false })) : own;
  // On the page of a battle no way has a number.
  const went = deedCards(view, now, before, locale).map(({ tolds: _, ...card }) => card);
  return [...went, ...steps, ...open];
}

/** Fog that its side is asked to share out: whose it is, and how much. */
const fogOpen = (battle: BattleView, now: Now, locale: Locale): Card[] =>
  now.asked.flatMap(({ seat, key, about }) => {
    if (key !== 'fog' || !isRecord(about)) return [];
    const cast = toldIn(now).findLast(({ type, shown }) => type === 'spell-cast' && namedIn(shown.spell) === FOG);
    const there = battle.lines
      .flatMap(({ pieces }) => pieces)
      .find((one) => one.seat === seat && one.spell?.id === FOG);
    const caster = namedIn(cast?.shown.wizard) ?? there?.face;
    const who = caster === undefined ? arms(seat, PART) : facePart(caster, locale);
    const parts = [joined([who, spellPart(FOG)]), saidPart(`−${numberIn(about.points)} ?`)];
    return [{ inside: rows(parts, WIDE, 'left', 10), isNew: true, scale: SCALE, tag: 'told:fog' }];
  });
const FOG = 'fog-of-war';

interface Stretch {
  now: Now;
  /** Rounds that are over have a card each, without their dice. */
  isShort: boolean;
}

interface Entry {
  tolds: readonly Told[];
  round: number;
  parts: readonly Sprite[];
}

/** Each round before the last one as one entry: its spells, hits and losses. */
function inShort(entries: readonly Entry[], battle: BattleView, locale: Locale): Entry[] {
  const last = entries.at(-1)?.round;
  const rounds = [...new Set(entries.map(({ round }) => round))].filter((round) => round !== last);
  const over = rounds.map((round): Entry => {
    const tolds = entries.filter((one) => one.round === round).flatMap((one) => one.tolds);
    return { tolds, round, parts: tolds.flatMap((told) => shortParts(told, battle, locale)) };
  });
  return [...over.filter(({ parts }) => parts.length > 0), ...entries.filter(({ round }) => round === last)];
}

function entriesOf(view: View, battle: BattleView, now: Now, locale: Locale): Entry[] {
  const deeds = inOrder(now);
  const own = deeds.slice(deeds.findLastIndex(isBeginning) + 1);
  const isRound = ({ type }: Told) => type === 'round-began';
  let round = battle.round - own.filter(isRound).length;
  const found: Entry[] = [];
  for (const told of own) {
    if (isRound(told)) round++;
    const open = struckNow(now);
    const pending = open?.told === told ? open.pieces : [];
    const parts = partsOf(told, { view, battle, locale, pending });
    const last = found.at(-1);
    // What both sides share out in a round is one card.
    if (last && last.round === round && isShared(told) && last.tolds.every(isShared))
      found[found.length - 1] = { round, tolds: [...last.tolds, told], parts: [...last.parts, ...parts] };
    else if (parts.length > 0) found.push({ tolds: [told], round, parts });
  }
  return found;
}

interface Drawn {
  view: View;
  battle: BattleView;
  locale: Locale;
  /** Pieces that a question names which its spell has struck. */
  pending: readonly Json[];
}

function partsOf(told: Told, { view, battle, locale, pending }: Drawn): Sprite[] {
  const { type, shown } = told;
  const seat = doerOf(told, view) ?? battle.attacker;
  if (isShared(told)) return [sharedPart(told, locale)];
  if (type === 'spell-cast' || type === 'spell-failed')
    return [
      joined([
        ...castParts(namedIn(shown.wizard), namedIn(shown.spell) ?? '', locale),
        saidPart(spellName(namedIn(shown.spell) ?? '', locale)),
        ...meantPart(shown, locale),
        ...(typeof shown.die === 'number'
          ? [
              diePart(
                seat,
                shown.die,
                type === 'spell-cast',
                typeof shown.target === 'number' ? shown.target : undefined,
              ),
            ]
          : []),
      ]),
      ...(type === 'spell-cast' && pending.length === 0 ? doesPart(shown, locale) : []),
      ...effectParts(shown.came, locale, enemyOf(seat)),
      ...(pending.length > 0 ? [drivenPart([...pending], locale)] : []),
    ];
  if (type === 'blows')
    return [
      ...listOf(shown.blows)
        .filter(isRecord)
        .toSorted((a, b) => rankOf(b, battle) - rankOf(a, battle))
        .map((blow) =>
          rows(
            [...struckPart(blow, { battle, locale }), ...effectParts(blow.came, locale, numberIn(blow.foe))],
            WIDE,
            'left',
            10,
          ),
        ),
      ...effectParts(shown.back, locale),
    ];
  if (type === 'losses-borne')
    return effectParts(shown.came, locale, typeof shown.seat === 'number' ? shown.seat : undefined);
  if (type === 'exploded') return blastParts(shown.dice, locale);
  if (type === 'die-rerolled' || type === 'die-spoilt') return againParts(told, battle, locale);
  if (type === 'casualty-rolled' || type === 'driven-off')
    return effectParts([{ key: `came.${type}`, args: shown }], locale);
  return toldParts(told, view, locale) ?? [];
}

/** A dragon who rages strikes before all, then whoever attacked. */
const rankOf = (blow: { [key: string]: Json }, { attacker }: BattleView): number =>
  isByDragon(blow) ? 2 : Number(blow.seat === attacker);

/** Who struck how often: his dice as they fell, each kind behind the number that it needed, and what a spell added to them or took. */
function struckPart(blow: { [key: string]: Json }, { battle, locale }: Pick<Drawn, 'battle' | 'locale'>): Sprite[] {
  const seat: SeatId = blow.seat === 1 ? 1 : 0;
  const said = saidPart(say('band.hits', locale, { n: numberIn(blow.hits) }));
  const who = strikerPart(blow);
  const fell = fallenIn(blow.dice);
  if (fell.length === 0 || fell.length > MOST_DICE) return [who, said];
  const beyond = besideDice(numberIn(blow.hits) - fell.filter(({ isHit }) => isHit).length);
  if (isOnStage(fell, seat, battle)) return [who, ...beyond, said];
  const each = [...new Set(fell.map(({ need }) => need))].map((need) => {
    const some = fell.filter((one) => one.need === need);
    return joined([saidPart(`≤${need}`), ...some.map(({ roll, isHit }) => fallenPart(seat, roll, isHit))], 3);
  });
  return [who, ...each, ...beyond, said];
}

/** Whether these dice lie in the rows of their side: they need not lie here once more. */
function isOnStage(fell: readonly Fallen[], seat: SeatId, { lines }: BattleView): boolean {
  const line = lines.find((one) => one.seat === seat);
  const lie = [...(line?.pieces ?? []).flatMap(({ dice }) => dice), ...(line?.garrison?.dice ?? [])];
  const rolls = (all: readonly { roll: number }[]) => all.map(({ roll }) => roll).toSorted((a, b) => a - b);
  return lie.length > 0 && rolls(lie).join() === rolls(fell).join();
}

/** By which spell there were more hits than dice that hit, or fewer (TD-28.11, TD-28.7). */
const besideDice = (n: number): Sprite[] =>
  n === 0 ? [] : [joined([spellPart(n > 0 ? 'juggernaut' : 'eldritch-shield'), saidPart(n > 0 ? `+${n}` : `−${-n}`)])];

interface Fallen {
  need: number;
  roll: number;
  isHit: boolean;
}

/** Dice as they fell. */
const fallenIn = (dice: Json | undefined): Fallen[] =>
  listOf(dice)
    .filter(isRecord)
    .flatMap(({ key, args }) =>
      isRecord(args) && typeof args.roll === 'number'
        ? [{ need: numberIn(args.need), roll: args.roll, isHit: key === 'battle.die.hit' }]
        : [],
    );
