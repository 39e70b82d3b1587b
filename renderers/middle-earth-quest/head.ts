import type { Locale } from '#core/text';
import { text as printed } from '#games/middle-earth-quest/printed/text';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { row } from '../boxes.ts';
import { textWidth } from '../measure.ts';
import type { Look, NowAsked } from '../pictures.ts';
import { namesPrinted } from '../printed-names.ts';
import { group, type Node, type Sprite } from '../scene.ts';
import { type Story, storyBar } from '../story-bar.ts';
import { cream } from '../theme.ts';
import { armsOf } from './arms.ts';
import { bare, plotSign, shadowSign } from './chip.ts';
import { headlineWords, isHeadlineWhole } from './headline.ts';
import { leavingWords } from './leaving.ts';
import { heroName } from './names.ts';
import { offersOf } from './offers.ts';
import { optionButtons, optionsIn } from './options.ts';
import { heroChip, sauronChip } from './pieces.ts';
import { say } from './text.ts';

/** The bar over every public picture of this game. */

/** Who sits there leads Sauron: the first of the roles. */
const SAURON = 0;

/** "Eleanor's turn", "Finale". */
export function turnWords({ stage, turn, heroes }: View, locale: Locale): string {
  if (stage !== 'play') return say(`turn.${stage}`, locale);
  if (!turn || turn.who === 'sauron') return say('turn.sauron', locale);
  const hero = heroes.find(({ seat }) => seat === turn.seat);
  if (!hero) return say('turn.sauron', locale);
  // A lone hero takes two turns in a round (MEQ-2.9).
  return say(turn.lap === 2 ? 'turn.second' : 'turn.hero', locale, { hero: heroName(hero.id, locale) });
}

/** "Eleanor: ": before whose arms no name is needed. */
const WHO = /^[^:：]{1,24}[:：]\s*/u;

/** Who is asked, the buttons of the question as text, and the same with the arms of whoever is asked. */
type Asked = Story['asked'][number] & { offered: string; named?: Sprite };

const [MANY, LONG] = [0.76, 1_400];

/** Where several are asked their arms stand for their names; of one question for all the words stand once. */
function askedOf(asked: readonly Asked[]): Story['asked'] {
  if (asked.length < 2 || asked.some(({ arms }) => !arms)) return asked;
  const bare = asked.map((one) => ({ ...one, words: one.words.replace(WHO, '') }));
  const [first] = bare;
  if (bare.some(({ words }) => words !== first!.words)) return bare;
  const isOne = new Set(bare.map(({ offered }) => offered)).size === 1;
  // Where they are not the same each says whose it is.
  const offers = bare.flatMap(({ signs, named }) => (isOne ? signs : named) ?? []);
  // Whether all of them do what a card offers takes all the room that there is.
  const isLong = bare.length > 2 && textWidth(first!.words, 27, true) > LONG;
  const signs = isLong ? [] : isOne ? offers.slice(0, 1) : offers;
  // Beside the arms of many the words keep their room.
  const k = bare.length > 2 ? MANY : 1;
  const smaller = (all: readonly Sprite[], gap: number) => {
    const { w, h, nodes } = row(all, { gap });
    return { w: w * k, h: h * k, nodes: [group(nodes, { scale: k })] };
  };
  return [
    {
      arms: smaller(
        bare.map(({ arms }) => arms!),
        6,
      ),
      words: first!.words,
      ...(signs.length > 0 && { signs: smaller(signs, 8) }),
    },
  ];
}

/**
 * What leaves the board with what and where. A choice that a card gives with what it gives to choose from: the words alone would send
 * everybody to the card.
 */
function withOptions(one: NowAsked, view: View, locale: Locale): string {
  const { key, words } = one;
  const who = WHO.exec(words)?.[0] ?? '';
  const leaves = leavingWords(one, view, { who, locale });
  if (leaves) return leaves;
  const { card, options } = optionsIn(one, locale);
  if (card === '') return words;
  const told = { who, card };
  const [what = ''] = options;
  // What is offered is a sentence of its own: where there is no room for the card’s name as well, it stands alone and whole.
  if (key === 'may' && what !== '' && words.includes(what)) return say('asked.may', locale, { ...told, what });
  if (key !== 'choose' || options.length < 2) return words;
  return say(options.length === 2 ? 'asked.either' : 'asked.choice', locale, {
    ...told,
    options: options.map((option) => say('asked.option', locale, { option })).join(say('asked.or', locale)),
  });
}

/** Names of several words that no line breaks within. */
export const keptNames = (locale: Locale): readonly string[] => namesPrinted(printed, locale);

/** How many Shadow and Plot cards Sauron holds: everybody may count them. */
function sauronHolds({ sauron: { shadow, plots } }: View): Sprite {
  const held = [
    [shadowSign(), shadow],
    [plotSign(), plots],
  ] as const;
  const { w, h, nodes } = row(
    held.map(([sign, n]) => row([sign, bare(`${n}`, cream)], { gap: 3 })),
    { gap: 14 },
  );
  return { w: w * SMALL, h: h * SMALL, nodes: [group(nodes, { scale: SMALL, tag: 'held' })] };
}
const SMALL = 0.82;

function story(view: View, look: Look): Story {
  const { locale, now } = look;
  const arms = armsOf(view, look);
  const told = headlineWords(view, look);
  const isFight = view.combat !== null && !look.map && look.focus === undefined;
  const heroOf = (seat: number) => view.heroes.find((one) => one.seat === seat);
  return {
    locale,
    ...(arms && { arms }),
    names: keptNames(locale),
    // What was before it stands below, deed by deed.
    said: told === undefined ? [] : [told],
    isWhole: isHeadlineWhole(look),
    asked: askedOf(
      (now?.asked ?? []).map((one) => {
        const hero = heroOf(one.seat);
        // Before the heroes are chosen their seats have no arms yet.
        const arms = hero ? heroChip(hero.seat, hero.id) : one.seat === SAURON ? sauronChip() : undefined;
        const options = now?.asked.length === 1 ? optionButtons(one, locale) : undefined;
        const signs = options ?? offersOf(one, view, { locale, isFight });
        const named = offersOf(one, view, { locale, isFight, isNamed: true });
        const offered = JSON.stringify(signs?.nodes);
        return {
          ...(arms && { arms }),
          ...(signs && { signs }),
          ...(named && { named }),
          offered,
          words: options ? one.words : withOptions(one, view, locale),
        };
      }),
    ),
    turn: say('round', locale, { n: view.round }),
    ...(told !== undefined && { besideTurn: sauronHolds(view) }),
    stands: [
      turnWords(view, locale),
      say('stands', locale, { stage: view.storyStage, n: view.pool.now, most: view.pool.most }),
      say('hands', locale, { shadow: view.sauron.shadow, plots: view.sauron.plots }),
    ],
  };
}

/** With room for a question, unless it is low. */
export const head = (view: View, look: Look, isLow = false): Node[] => storyBar({ ...story(view, look), isLow });
