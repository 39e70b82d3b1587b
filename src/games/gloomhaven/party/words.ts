import type { Locale, Words } from '#core/text';
import textEn from '#data/gloomhaven/text.en.json' with { type: 'json' };
import textJa from '#data/gloomhaven/text.ja.json' with { type: 'json' };
import { classes, conditions } from '../content.ts';
import { perkCards } from '../perk-cards.ts';
import type { ModifierCard, Perk } from '../schema/modifier.ts';

/** What perks and their cards are called: put together from what they do, so that nothing is said twice. */

const TEXT: Record<Locale, Record<string, string>> = { en: textEn, ja: textJa };
const SAYS = {
  en: {
    remove: (cards: string) => `remove ${cards}`,
    add: (cards: string) => `add ${cards}`,
    replace: (a: string, b: string) => `replace ${a} with ${b}`,
    of: (n: number, card: string) => (n === 1 ? `one ${card}` : `${n} × ${card}`),
    and: ' and ',
    next: ', ',
    part: ' ',
    gap: ' ',
    pierce: 'pierce',
    target: 'one more target',
    self: ' (self)',
    infuse: (element: string) => `infuse ${element}`,
    items: 'ignore negative item effects',
    scenario: 'ignore negative scenario effects',
  },
  ja: {
    remove: (cards: string) => `${cards}を取り除く`,
    add: (cards: string) => `${cards}を加える`,
    replace: (a: string, b: string) => `${a}を${b}と入れ替える`,
    of: (n: number, card: string) => `［${card}］${n}枚`,
    and: 'と',
    next: '、',
    part: '・',
    gap: '',
    pierce: '貫通',
    target: '標的+1',
    self: '（自分）',
    infuse: (element: string) => `${element}を活性化`,
    items: 'アイテムの不利な効果を無視',
    scenario: 'シナリオの不利な効果を無視',
  },
} as const;

/** Value, the sign of a card that rolls, and what it does besides. */
function cardWords({ card, rolling, gain = {} }: Omit<ModifierCard, 'count'>, locale: Locale): string {
  const says = SAYS[locale];
  const text = TEXT[locale];
  const op = (one: string) => text[`op.${one}`]!.toLowerCase();
  const does: string[] = [];
  for (const what of ['push', 'pull'] as const)
    if (gain[what] !== undefined) does.push(`${text[`condition.${what}`]}${says.gap}${gain[what]}`);
  if (gain.pierce !== undefined) does.push(`${says.pierce}${says.gap}${gain.pierce}`);
  if (gain.targets !== undefined) does.push(says.target);
  for (const id of gain.conditions ?? []) {
    const name = conditions.get(id)!.name[locale];
    does.push(locale === 'en' ? name.toLowerCase() : name);
  }
  for (const one of gain.ops ?? [])
    does.push(
      one.op === 'infuse'
        ? says.infuse(text[`element.${one.element}`]!)
        : `${op(one.op)}${says.gap}${'n' in one ? one.n : ''}${says.self}`,
    );
  const value = text[`modifier.${card}`]!;
  return [value + (rolling ? ' ↻' : ''), ...(does.length > 0 ? [does.join(says.part)] : [])].join(' ');
}

function perkWords({ remove, add, ignoreItemPenalties, ignoreScenarioPenalties }: Perk, locale: Locale): string {
  const says = SAYS[locale];
  const all = (cards: readonly ModifierCard[]) =>
    cards.map((one) => says.of(one.count, cardWords(one, locale))).join(says.and);
  const parts = [
    ...(remove && add ? [says.replace(all(remove), all(add))] : []),
    ...(remove && !add ? [says.remove(all(remove))] : []),
    ...(add && !remove ? [says.add(all(add))] : []),
    ...(ignoreItemPenalties ? [says.items] : []),
    ...(ignoreScenarioPenalties ? [says.scenario] : []),
  ];
  const words = parts.join(says.next);
  return words[0]!.toUpperCase() + words.slice(1);
}

/** `perk.<class>-<place>` and `modifier.<id>`. */
export const partyNames = (locale: Locale): Words => ({
  perk: Object.fromEntries(
    [...classes.values()].flatMap(({ id, perks }) => perks.map((one, i) => [`${id}-${i}`, perkWords(one, locale)])),
  ),
  modifier: Object.fromEntries(perkCards.map(([id, card]) => [id, cardWords(card, locale)])),
});
