import type { Locale } from '#core/text';
import { combatCard } from '#games/middle-earth-quest/printed/combat/combat-cards';
import type { SeenCombat, View } from '#games/middle-earth-quest/seen/view.types';
import type { Look } from '../pictures.ts';
import { cut, list, notes, sentence, sentences, upTo } from '../prose.ts';
import { cardAlt } from './alt.ts';
import { type Bout, type Round, roundsSeen } from './combat-bout.ts';
import { SIDES, type Side } from './combat-sides.ts';
import { stakesWords } from './combat-stakes.ts';
import { fighterName } from './fighters.ts';
import { combatCardName, pileNames } from './names.ts';
import { told } from './printed.ts';
import { say } from './text.ts';

/** A combat in words. */

/** What is left on a side, and what waits for the next round. */
export function sideLines(view: View, combat: SeenCombat, side: Side, locale: Locale): string[] {
  const { hero, foeSide } = combat;
  const own = side === 'hero' ? hero : foeSide;
  const life = view.heroes.find(({ seat }) => seat === combat.seat)!.piles.life;
  return [
    side === 'hero'
      ? say('combat.hero', locale, { life, hand: hero.hand })
      : say(foeSide.damage < foeSide.health ? 'combat.foe' : 'combat.foe-beaten', locale, {
          left: foeSide.health - foeSide.damage,
          health: foeSide.health,
          hand: foeSide.hand,
        }),
    ...(own.waiting.length > 0
      ? [say('combat.waits', locale, { list: pileNames('combat-card', own.waiting, locale) })]
      : []),
    ...(side === 'hero' && hero.declared
      ? [say('combat.declared', locale, { type: say(`type.${hero.declared}`, locale) })]
      : []),
  ];
}

/** "Stack: Quick Shot (0), Overdraw (1)". */
export const stackWords = (stack: readonly string[], locale: Locale): string =>
  stack.length === 0
    ? say('combat.no-stack', locale)
    : say('combat.stack', locale, {
        list: list(
          stack.map((id) =>
            say('combat.in-stack', locale, { card: combatCardName(id, locale), cost: combatCard(id).cost }),
          ),
          locale,
        ),
      });

/** What became of a side’s card: canceled, or exhausted; nothing if it counted. */
export const fateWords = ({ card, isCanceled, isExhausted }: Bout, locale: Locale): string =>
  notes(
    [
      ...(isCanceled && card !== null ? [say('combat.canceled', locale)] : []),
      ...(isExhausted ? [say('combat.is-exhausted', locale)] : []),
    ],
    locale,
  );
/** The same, with the damage that fell on it. */
const boutWords = (bout: Bout, locale: Locale): string =>
  notes([fateWords(bout, locale), say('combat.damage', locale, { n: bout.damage })].filter(Boolean), locale);

/** A round, sentence by sentence: both cards and what fell on each side; of the last one also what the cards did. */
export function roundWords(
  view: View,
  fighters: { seat: number; foe: string },
  { round, isLast }: { round: Round; isLast: boolean },
  locale: Locale,
): string[] {
  const name = (side: Side) => fighterName(view, fighters, side, locale);
  const cards = SIDES.map((side) => {
    const bout = round.sides[side];
    const card = bout.card === null ? say('combat.no-card', locale) : combatCardName(bout.card, locale);
    return say('combat.played', locale, { who: name(side), card, what: boutWords(bout, locale) });
  });
  const says = isLast ? round.says.map(({ key, args }) => told(key, args ?? {}, locale)) : [];
  return [
    `${say('combat.round', locale, { n: round.n })}${locale === 'en' ? ':' : '：'}`,
    ...[...cards, ...says].map((one) => sentence(one, locale)),
  ];
}

export function combatAlt(view: View, combat: SeenCombat, { locale, now }: Look): string {
  const newest = now?.said.at(-1);
  const plain = (text: string) => sentence(text.replaceAll('**', ''), locale);
  const stands = SIDES.map((side) =>
    plain(
      say('combat.side', locale, {
        who: fighterName(view, combat, side, locale),
        strength: (side === 'hero' ? combat.hero : combat.foeSide).strength,
        what: [
          ...sideLines(view, combat, side, locale),
          stackWords((side === 'hero' ? combat.hero : combat.foeSide).stack, locale),
        ].join(locale === 'en' ? '; ' : '；'),
      }),
    ),
  );
  const head = sentences(
    [
      ...(newest ? [plain(newest)] : []),
      ...(now?.asked ?? []).map((one) => plain(one.words)),
      ...cardAlt(view, { locale, ...(now && { now }) }),
      plain(
        say('combat.title', locale, {
          hero: fighterName(view, combat, 'hero', locale),
          foe: fighterName(view, combat, 'foe', locale),
          n: combat.round,
        }),
      ),
    ],
    locale,
  );
  const all = roundsSeen(view, combat, now);
  const rounds = all
    .toReversed()
    .flatMap((round) => roundWords(view, combat, { round, isLast: round === all.at(-1) }, locale));
  const begins = all.length === 0 ? stakesWords(view, combat, locale).map((one) => sentence(one, locale)) : [];
  const more = (n: number) => say('alt.more', locale, { n });
  return cut(upTo(cut(head, 700), { parts: [...stands, ...begins, ...rounds], most: 1000, more }, locale), 1000);
}
