import type { Locale } from '#core/text';
import { text as printed } from '#games/tears-of-the-dragon/printed/text';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import type { Look, NowAsked } from '../pictures.ts';
import { namesPrinted } from '../printed-names.ts';
import { sentences } from '../prose.ts';
import type { Node, Sprite } from '../scene.ts';
import { type Story, storyBar } from '../story-bar.ts';
import { arms, beast, facing, raging } from './arms.ts';
import { overArms, overWords } from './fight-end.ts';
import { type FightTold, fightIn, inOrder } from './fight-told.ts';
import { headline, isInVain, isMutual, unbroken, wentAfter } from './headline.ts';
import { actorOf } from './last-action.ts';
import { mayDo } from './may-do.ts';
import { faceName, sideName } from './names.ts';
import { isOfDragon, preyIn } from './rage-parts.ts';
import { castleWords } from './set-up-rows.ts';
import { allowanceWords, dragonWords, whoseWords } from './standing.ts';
import { say } from './text.ts';
import { isRecord, namedIn, type Told, toldIn } from './told.ts';

/** The bar over every public picture of this game. */
export function story(view: View, { locale, now }: Look): Story {
  const fight = now && !view.battle ? fightIn(now, view) : undefined;
  const end = fight?.ending?.deed;
  const hit = (now?.asked ?? []).flatMap(({ seat, key }) => (key === 'take-hits' ? [seat] : []));
  const last = now && toldIn(now).at(-1);
  const after = now && !fight && !view.battle ? wentAfter(now, locale) : undefined;
  const said = (words: string, deed: Told | undefined) => {
    if (fight && deed !== undefined && deed === end) return overWords(fight, view, locale);
    const castles = deed?.type === 'castle-occupied' && now ? castleWords(inOrder(now), view, locale) : undefined;
    const own = castles ?? headline(words, deed, locale, hit);
    return deed !== undefined && deed === last && after !== undefined ? sentences([own, after], locale) : own;
  };
  const drawn = armsOf(view, now, fight);
  return {
    locale,
    names: [...namesPrinted(printed, locale), ...unbroken(last, locale)],
    ...(drawn && { arms: drawn }),
    isWhole: after !== undefined,
    said: now ? now.said.map((words, n) => said(words, now.deeds?.[n])) : [],
    asked: (now?.asked ?? []).map((one) =>
      askedHere(isToldOf(one, now) ? { ...one, words: next(locale) } : one, view, locale),
    ),
    turn: view.turn === 0 ? say('before-turns', locale) : say('turn', locale, { n: view.turn }),
    stands: standing(view, locale, now),
  };
}

/** Whether the headline tells already who is active: the question does not say it once more. */
function isToldOf({ key, about }: NowAsked, now: Look['now']): boolean {
  const last = now && toldIn(now).at(-1);
  return key === 'act' && last?.type === 'activated' && isRecord(about) && namedIn(last.shown.piece) === about.head;
}
const next = (locale: Locale): string => say('what-next', locale);

function askedHere(one: NowAsked, view: View, locale: Locale): Story['asked'][number] {
  const words = isForWizard(one, view) ? say('choose-wizard', locale) : one.words;
  return { arms: arms(one.seat, 44), words: askedWords(one.seat, words, locale), ...mayDo(one, view, locale) };
}

/** Whether all pieces of this phase have acted, and a wizard alone may still be chosen. */
const isForWizard = ({ key, seat }: NowAsked, { allowance }: View): boolean =>
  key === 'choose' && allowance?.seat === seat && allowance.units === 0 && allowance.wizard;

/** Whose deed the headline is: of a blow both sides, of a battle that is over whoever holds the place. */
function armsOf(view: View, now: Look['now'], fight: FightTold | undefined): Sprite | undefined {
  const last = now && toldIn(now).at(-1);
  const actor = (now && actorOf(now, view)) ?? view.winner ?? view.allowance?.seat ?? view.active;
  if (fight && last !== undefined && last === fight.ending?.deed) {
    const holder = overArms(fight, view);
    return holder === undefined ? facing(fight.attacker, 'alike') : arms(holder, 104);
  }
  if (last && isOfDragon(last)) {
    const prey = preyIn(last);
    return prey === undefined ? beast(104) : raging(prey);
  }
  if (actor === null) return undefined;
  if (last?.type === 'blows' && (isInVain(last) || isMutual(last))) return facing(actor, 'alike');
  return last?.shown.foe !== undefined && last.shown.foe !== null ? facing(actor) : arms(actor, 104);
}

export const drawStory = (view: View, look: Look): Node[] => storyBar(story(view, look));

/** "Lord Forseti: who takes the hit?"; the question alone where it names its side. */
export const askedWords = (seat: number, words: string, locale: Locale): string =>
  words.includes(sideName(seat, locale)) ? words : say('asked', locale, { side: sideName(seat, locale), words });

/** Whose phase it is or who has won, what may still be activated, and the dragon where he is not at home. */
function standing(view: View, locale: Locale, now: Look['now']): string[] {
  const short = now !== undefined && now.said.length > 0;
  const whose = short ? shortly(view, locale, now.asked) : whoseWords(view, locale);
  const allowance = view.allowance;
  const left = !allowance
    ? ''
    : allowance.byEnemyRoll && !short
      ? allowanceWords(view, locale)
      : allowance.units === 0
        ? allowance.byEnemyRoll
          ? rolled(view, locale)
          : allowance.wizard
            ? say('stands.left-wizard', locale)
            : ''
        : // Whose pieces they are is told where it is not their phase.
          allowance.byEnemyRoll
          ? say('stands.left-other', locale, { side: say(`side-short.${allowance.seat}`, locale), n: allowance.units })
          : say('stands.left', locale, { n: allowance.units, wizard: allowance.wizard });
  const dragon = view.terramax.berserk || view.terramax.wizard !== null ? dragonShort(view, locale) : '';
  return [capital(whose), left, dragon].filter((one) => one !== '');
}

/** By whose roll on the Command Table the other side acts. */
const rolled = ({ active }: View, locale: Locale): string =>
  active === null ? '' : say('stands.by-roll', locale, { side: say(`side-short.${active}`, locale) });

/** Whom he follows, on one short line. */
const dragonShort = (view: View, locale: Locale): string => {
  const { wizard } = view.terramax;
  return wizard === null ? dragonWords(view, locale) : say('stands.dragon', locale, { name: faceName(wizard, locale) });
};

/** The same in few words: who acts out of turn, where that is somebody else than whose phase it is. */
function shortly(view: View, locale: Locale, asked: NonNullable<Look['now']>['asked']): string {
  const { active, phase, winner, placement, turn, allowance } = view;
  const side = (seat: number) => say(`side-short.${seat}`, locale);
  if (winner !== null) return whoseWords(view, locale);
  if (placement) return say('placing-short', locale);
  if (turn === 0) return say('preparing-short', locale);
  if (active === null) return whoseWords(view, locale);
  const [first] = asked;
  // In a command phase the other side acts by what the Command Table gave it.
  const isOther = first && phase === 'command' && asked.every(({ seat }) => seat !== active);
  // As long as pieces are left for the other side the line below says whose they are, else whose roll it was.
  if (allowance?.byEnemyRoll)
    return allowance.units > 0
      ? rolled(view, locale)
      : say('stands.out-of-turn', locale, { side: side(allowance.seat) });
  const words = { side: side(isOther ? first.seat : active), phase };
  return say(isOther ? 'stands.out-of-turn' : 'stands.whose', locale, words);
}

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
