import type { Locale } from '#core/text';
import type { Message } from '#core/types';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import type { Look } from '../pictures.ts';
import { cut, notes, sentence, sentences, upTo } from '../prose.ts';
import type { Scene, Sprite } from '../scene.ts';
import { alarm } from '../theme.ts';
import { combatCardSprite } from './combat-card.ts';
import { costBar, fightScene, WITHIN } from './combat-panel.ts';
import type { ToldCombat, ToldRound } from './combat-told.ts';
import { fighterName, SIDES, type Side } from './combat-words.ts';
import { head } from './head.ts';
import { combatCardName } from './names.ts';
import { told } from './printed.ts';
import { prose } from './sheets.ts';
import { say } from './text.ts';

/** How a combat went, drawn where it was told: both sides with what became of them, the last cards, and round by round the sums. */

export function combatOver(view: View, combat: ToldCombat, look: Look): Scene {
  const { locale } = look;
  const blocks = (side: Side) => blocksOf(view, combat, side, locale);
  return fightScene(
    {
      ...{ view, fighters: combat, locale, damage: minionOf(view, combat)?.damage ?? 0 },
      blocks: { hero: blocks('hero'), foe: blocks('foe') },
      rounds: combat.rounds.map((round) => ({ n: round.n, lines: linesOf(view, combat, round, locale) })),
    },
    head(view, look),
  );
}

const minionOf = (view: View, { foe }: ToldCombat) => view.minions.find(({ id, is }) => id === foe && is === 'board');

/** What became of a side, what its stack cost, and its last card. */
function blocksOf(view: View, combat: ToldCombat, side: Side, locale: Locale): Sprite[] {
  const hero = view.heroes.find(({ seat }) => seat === combat.seat)!;
  const cost = combat.costs.get(side === 'hero' ? hero.id : combat.foe);
  const card = combat.rounds.at(-1)?.cards[side];
  const isLost = side === 'hero' ? combat.ended.heroDefeated : combat.ended.foeDefeated;
  return [
    prose([becameOf(combat, side, locale)], { width: WITHIN, size: 36, ...(isLost && { colour: alarm }) }),
    ...(cost ? [costBar(cost, locale)] : []),
    ...leftOf(view, combat, side, locale).map((text) => prose([text], { width: WITHIN })),
    ...(card ? [combatCardSprite(card, { locale }, {}, [WITHIN, 0])] : []),
  ];
}

function becameOf({ ended }: ToldCombat, side: Side, locale: Locale): string {
  const { heroDefeated, foeDefeated, retreated } = ended;
  if (side === 'hero' ? heroDefeated : foeDefeated) return say('combat.defeated', locale);
  return say(side === 'hero' && retreated ? 'combat.retreats' : 'combat.stands', locale);
}

/** What is left of a hero, and of a minion, which keeps its wounds. */
function leftOf(view: View, combat: ToldCombat, side: Side, locale: Locale): string[] {
  if (side === 'hero') {
    const { piles } = view.heroes.find(({ seat }) => seat === combat.seat)!;
    return [say('combat.hero', locale, { life: piles.life, hand: piles.hand })];
  }
  const minion = minionOf(view, combat);
  return minion ? [say('combat.health', locale, { left: minion.health - minion.damage, health: minion.health })] : [];
}

const isClash = ({ key }: Message): boolean => key === 'combat.clash';

/** The cards of a round, and its sums; of the last round every step. */
function linesOf(view: View, combat: ToldCombat, round: ToldRound, locale: Locale): string[] {
  const isLast = round === combat.rounds.at(-1);
  const cards = SIDES.map((side) => {
    const card = round.cards[side];
    return say('combat.card', locale, {
      who: fighterName(view, combat, side, locale),
      card: card === null ? say('combat.no-card', locale) : combatCardName(card, locale),
    });
  });
  const why = round.why.filter((one) => isLast || isClash(one));
  return [notes(cards, locale), ...why.map(({ key, args }) => sentence(told(key, args ?? {}, locale), locale))];
}

export function combatOverAlt(view: View, combat: ToldCombat, { locale, now }: Look): string {
  const plain = (text: string) => sentence(text.replaceAll('**', ''), locale);
  const name = (side: Side) => fighterName(view, combat, side, locale);
  const begun = sentences(
    [
      ...(now?.said.slice(-1) ?? []).map(plain),
      ...(now?.asked ?? []).map((one) => plain(one.words)),
      plain(say('combat.over', locale, { hero: name('hero'), foe: name('foe') })),
    ],
    locale,
  );
  const sides = SIDES.map((side) =>
    plain(
      say('combat.card', locale, {
        who: name(side),
        card: notes([becameOf(combat, side, locale), ...leftOf(view, combat, side, locale)], locale),
      }),
    ),
  );
  const rounds = [...combat.rounds]
    .reverse()
    .flatMap((round) => [
      plain(say('combat.round', locale, { n: round.n })),
      ...linesOf(view, combat, round, locale).map(plain),
    ]);
  const more = (n: number) => say('alt.more', locale, { n });
  return cut(upTo(cut(begun, 500), { parts: [...sides, ...rounds], most: 1000, more }, locale), 1000);
}
