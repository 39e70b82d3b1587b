import type { Locale } from '#core/text';
import { plots, shadows } from '#games/middle-earth-quest/printed/cards/decks';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { inRows } from '../boxes.ts';
import { cut, sentence, sentences, times, upTo } from '../prose.ts';
import type { Scene, Sprite } from '../scene.ts';
import { combatRows, combatStrips } from './combat-card.ts';
import { counted } from './counted.ts';
import { pileNames } from './names.ts';
import { printed, word } from './printed.ts';
import { heightWith, indented, MOST_HIGH, prose, type Section, sheetScene } from './sheets.ts';
import { eye, signAt } from './signs.ts';
import { say } from './text.ts';
import { type Kind, textCard } from './text-card.ts';

/** Sauron's own cards: what he holds of Shadow and Plot cards with what each asks for, his objective, and those of his foe in a combat. */

type Own = Extract<NonNullable<View['own']>, { who: 'sauron' }>;
const ownOf = ({ own }: View): Own | undefined => (own?.who === 'sauron' ? own : undefined);

const sign: Sprite = { w: 60, h: 48, nodes: [signAt(eye('#d9552b', '#1b1114'), 30, 24, 58)] };

const sectionOf = (view: View, kind: 'shadow' | 'plot', cards: readonly string[], locale: Locale): Section[] =>
  cards.length > 0
    ? [
        {
          title: say(`saurons.${kind}`, locale, { n: cards.length }),
          sprite: inRows(counted(cards), {
            columns: 3,
            draw: ([id, n], w, least) => textCard(kind, id, { locale, pool: view.pool.now, n }, [w, least]),
          }),
        },
      ]
    : [];

/** The same by name, in few lines. */
const briefly = (kind: 'shadow' | 'plot', cards: readonly string[], locale: Locale): Section[] =>
  cards.length > 0
    ? [
        {
          title: say(`saurons.${kind}`, locale, { n: cards.length }),
          sprite: indented(prose([pileNames(kind, cards, locale)], { width: 1150 })),
        },
      ]
    : [];

function fighting({ combatHand }: Own, { isBrief, locale }: { isBrief: boolean; locale: Locale }): Section[] {
  if (!combatHand || combatHand.length === 0) return [];
  const title = say('saurons.combat', locale, { n: combatHand.length });
  return [{ title, sprite: isBrief ? combatStrips(combatHand, locale) : combatRows(combatHand, { locale }) }];
}

function objective({ objectives }: View, locale: Locale): Section[] {
  if (objectives.sauron === null) return [];
  const title = say('hand.objective', locale, { name: word('objective', objectives.sauron, locale) });
  return [{ title, sprite: indented(prose(printed('objective', objectives.sauron, locale), { width: 1150 })) }];
}

const bandOf = (view: View, locale: Locale) => ({
  title: say('sauron', locale),
  sign,
  values: say('saurons.values', locale, { n: view.pool.now, most: view.pool.most, stage: view.storyStage }),
});

/** From all cards whole to their names; those of the combat first, as they are asked for. */
function ways(view: View, own: Own, locale: Locale): Section[][] {
  const goal = objective(view, locale);
  const fight = fighting(own, { isBrief: false, locale });
  const shadow = sectionOf(view, 'shadow', own.shadow, locale);
  const plot = sectionOf(view, 'plot', own.plots, locale);
  const names = [...briefly('shadow', own.shadow, locale), ...briefly('plot', own.plots, locale), ...goal];
  return [
    [...fight, ...shadow, ...plot, ...goal],
    [...fight, ...shadow, ...briefly('plot', own.plots, locale), ...goal],
    [...fight, ...names],
    [...fighting(own, { isBrief: true, locale }), ...names],
  ];
}
const fits = (sections: readonly Section[]): boolean => heightWith(sections) <= MOST_HIGH;

export function saurons(view: View, locale: Locale): Scene | undefined {
  const own = ownOf(view);
  if (!own) return undefined;
  const all = ways(view, own, locale);
  return sheetScene(bandOf(view, locale), all.find(fits) ?? all.at(-1)!, locale);
}

/** Whether his hand has all he holds whole. */
export function isWhole(view: View, locale: Locale): boolean {
  const own = ownOf(view);
  return own === undefined || fits(ways(view, own, locale)[0]!);
}

/** The cards of a kind whole, on as many sheets as they need. */
export function cardSheets(view: View, kind: 'shadow' | 'plot', locale: Locale): { scene: Scene; cards: string[] }[] {
  const own = ownOf(view);
  const cards = kind === 'shadow' ? (own?.shadow ?? []) : (own?.plots ?? []);
  const all = counted(cards);
  const sheets: string[][] = [];
  for (const [card, n] of all) {
    const alike = Array<string>(n).fill(card);
    const last = sheets.at(-1);
    const isRoom = last && heightWith(sectionOf(view, kind, [...last, ...alike], locale)) <= MOST_HIGH;
    if (isRoom) last.push(...alike);
    else sheets.push(alike);
  }
  return sheets.map((cards) => ({
    cards,
    scene: sheetScene(bandOf(view, locale), sectionOf(view, kind, cards, locale), locale),
  }));
}

export function sauronsAlt(view: View, locale: Locale): string {
  const own = ownOf(view);
  if (!own) return '';
  const head = sentence(
    say('alt.saurons', locale, {
      n: view.pool.now,
      most: view.pool.most,
      shadow: own.shadow.length,
      plots: own.plots.length,
    }),
    locale,
  );
  const parts = [
    ...(own.combatHand
      ? [say('alt.combat-hand', locale, { list: pileNames('combat-card', own.combatHand, locale) })]
      : []),
    ...counted(own.shadow).map(([id, n]) => cardWords('shadow', id, { n, locale })),
    ...counted(own.plots).map(([id, n]) => cardWords('plot', id, { n, locale })),
    ...(view.objectives.sauron === null
      ? []
      : [say('hand.objective', locale, { name: word('objective', view.objectives.sauron, locale) })]),
  ].map((one) => sentence(one, locale));
  return cut(upTo(head, { parts, most: 1000, more: () => '…' }, locale), 1000);
}

/** "Betrayed (pool 1): …". */
export function cardWords(kind: Kind, id: string, { n = 1, locale }: { n?: number; locale: Locale }): string {
  const pool = kind === 'shadow' ? shadows.get(id)?.pool : kind === 'plot' ? plots.get(id)?.pool : undefined;
  return say('alt.card', locale, {
    card: times(word(kind, id, locale), n, locale),
    ...(pool !== undefined && { pool }),
    text: sentences(printed(kind, id, locale), locale),
  });
}

/** Several cards with what they say. */
export const cardsWords = (kind: Kind, cards: readonly string[], locale: Locale): string =>
  sentences(
    counted(cards).map(([id, n]) => sentence(cardWords(kind, id, { n, locale }), locale)),
    locale,
  );
