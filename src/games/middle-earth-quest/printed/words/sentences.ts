import type { Chooser, EffectOf, Effects } from '../cards/effect.ts';
import { conditionWords } from './conditions.ts';
import type { Doer } from './phrase.ts';
import { type Form, inflected, type Speech } from './speech.ts';
import { type Block, type Unit, unitsOf } from './units.ts';

/** Effects of a card in sentences, for a card or beside a question; the same code for both languages. */

/** Of whom a card speaks. */
export interface Told {
  speech: Speech;
  /** What the hero is called: the words of `subject.<hero>`. */
  hero: string;
  /** What belongs to nobody is done by the hero it concerns, or by whoever plays the card. */
  byHero: boolean;
}

/** A sentence without its end; below it what can be chosen. */
interface Clause {
  text: string;
  items: string[];
}

/** Lines of text: sentences, and the choices that belong to one below it. */
export function linesOf(told: Told, effects: Effects): string[] {
  const lines: string[] = [];
  for (const group of grouped(told, unitsOf(told.speech, effects))) {
    if (group.length === 1 && 'block' in group[0]!) lines.push(...blockLines(told, group[0].block));
    else lines.push(...ended(told, mainClause(told, group)));
    for (const unit of group) {
      if (!('next' in unit) || !unit.next) continue;
      const { text, items } = mainOf(told, unit.next.effects);
      lines.push(...ended(told, { text: told.speech.say(`sentence.${unit.next.key}`, { what: text }), items }));
    }
    if (group.some((unit) => 'phrase' in unit && isTarget(told.speech, unit.phrase.words)))
      told = { ...told, hero: told.speech.say('subject.that') };
  }
  return lines;
}
const isTarget = ({ say }: Speech, words: string): boolean => words === say('does.target');

/** All of it in one sentence, as it stands after "if" or "as a reward". */
export const mainOf = (told: Told, effects: Effects): Clause => mainClause(told, unitsOf(told.speech, effects));

/** A sentence with its end, and what stands below it. */
export function ended({ speech }: Pick<Told, 'speech'>, { text, items }: Clause): string[] {
  const key = items.length > 0 ? 'sentence.heading' : 'sentence.end';
  return [
    capital(speech.say(key, { what: text })),
    ...items.map((what) => speech.say('sentence.item', { what: capital(what) })),
  ];
}
/** With a capital letter at its beginning, where the language has one. */
export const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** What a choice says of itself: "gain 2 favor", "spend 1 favor to move to Edoras". */
export function optionOf(
  told: Told,
  by: Chooser,
  { cost = [], do: effects }: EffectOf<'choose'>['options'][number],
): string {
  const { say } = told.speech;
  const paid = cost.length > 0 ? plainOf(told, by, cost, effects.length > 0 ? 'link' : 'plain') : undefined;
  if (effects.length === 0) return paid?.text ?? plain(told, say('does.nothing'), 'plain');
  const { text, alone } = plainOf(told, by, effects);
  const key = alone ? 'sentence.option' : 'sentence.priced';
  return capital(paid ? say(key, { cost: paid.text, what: text }) : text);
}

/** Neighbours of which the same one speaks are one sentence; what nobody in particular does is one by itself. */
function grouped(told: Told, units: readonly Unit[]): Unit[][] {
  const groups: Unit[][] = [];
  for (const unit of units) {
    const last = groups.at(-1)?.at(-1);
    const goesOn =
      last && 'phrase' in unit && 'phrase' in last && !last.next && joins(told, last.phrase.by, unit.phrase.by);
    if (goesOn) groups.at(-1)!.push(unit);
    else groups.push([unit]);
  }
  return groups;
}
const doer = (told: Told, by: Doer): Doer => (by === 'anybody' && told.byHero ? 'hero' : by);
function joins(told: Told, before: Doer, by: Doer): boolean {
  const who = doer(told, by);
  return who === doer(told, before) && who !== 'anybody' && who !== 'card';
}

function subject(told: Told, by: Doer): string {
  if (by === 'hero') return told.hero;
  return by === 'anybody' || by === 'card' ? '' : told.speech.say(`subject.${by}`);
}
/** In English verbs of one who is spoken of have an ending. */
const isThird = (by: Doer): boolean => by !== 'anybody' && by !== 'card' && by !== 'heroes';

const plain = ({ speech }: Told, words: string, form: Form): string => inflected(speech.locale, words, form, false);
const withSubject = ({ speech: { say } }: Told, who: string, what: string): string =>
  who === '' ? what : say('sentence.by', { who, what });

/** "a, b and c". */
function listed({ speech: { say } }: Told, parts: readonly string[]): string {
  const last = parts.length - 1;
  return parts.reduce((before, next, i) => say(i === last ? 'sentence.last' : 'sentence.comma', { before, next }));
}

/** Groups of phrases one after the other in one sentence; a block may stand at its end. */
function mainClause(told: Told, units: readonly Unit[]): Clause {
  const groups = grouped(told, units);
  const parts: string[] = [];
  let items: string[] = [];
  for (const [i, group] of groups.entries()) {
    const isLast = i === groups.length - 1;
    const [first] = group;
    if (first && 'block' in first) {
      if (!isLast) throw new Error(`nobody says ${first.block.op} in the middle of a sentence`);
      const clause = blockClause(told, first.block);
      parts.push(clause.text);
      items = clause.items;
    } else parts.push(groupWords(told, group, isLast));
  }
  return { text: parts.reduce((before, next) => told.speech.say('sentence.chained', { before, next })), items };
}

/** Phrases of one: "the hero gains 2 favor and receives training". */
function groupWords(told: Told, group: readonly Unit[], isLast: boolean): string {
  const phrases = group.flatMap((unit) => ('phrase' in unit ? [unit.phrase] : []));
  const by = doer(told, phrases[0]!.by);
  const words = phrases.map(({ words }, i) => {
    const form = isLast && i === phrases.length - 1 ? 'main' : 'main-link';
    return inflected(told.speech.locale, words, form, isThird(by));
  });
  return withSubject(told, subject(told, by), listed(told, words));
}

/** What can be chosen, or may be done, by somebody who is named already; what others do by it names them. */
function plainOf(told: Told, by: Chooser, effects: Effects, form: Form = 'plain'): Clause & { alone: boolean } {
  const isOwn = (who: Doer) => who === by || who === 'anybody' || who === 'card' || (who === 'hero' && by === 'heroes');
  const groups = grouped({ ...told, byHero: by === 'hero' }, unitsOf(told.speech, effects));
  const parts: string[] = [];
  let alone = true;
  let items: string[] = [];
  for (const [i, group] of groups.entries()) {
    const isLast = i === groups.length - 1;
    const [first] = group;
    if (first && 'block' in first) {
      if (!isLast || first.block.op !== 'choose' || first.block.by !== by)
        throw new Error(`nobody says ${first.block.op} within a choice`);
      parts.push(plain(told, told.speech.say('does.choose'), form));
      items = itemsOf(told, first.block);
      continue;
    }
    const phrases = group.flatMap((unit) => ('phrase' in unit ? [unit.phrase] : []));
    const own = isOwn(phrases[0]!.by);
    alone &&= own;
    const formAt = (at: number): Form => (isLast && at === phrases.length - 1 ? form : 'link');
    const words = phrases.map((phrase, at) =>
      own ? plain(told, phrase.words, formAt(at)) : other(told, phrase, formAt(at)),
    );
    parts.push(own ? listed(told, words) : withSubject(told, named(told, phrases[0]!.by), listed(told, words)));
  }
  const chained = (before: string, next: string) => told.speech.say('sentence.chained', { before, next });
  return { text: alone ? listed(told, parts) : parts.reduce(chained), items, alone };
}
/** What somebody else does, as it stands beside other choices: "Sauron" "draws a Plot card". */
const other = ({ speech: { locale } }: Told, { by, words }: { by: Doer; words: string }, form: Form): string =>
  locale === 'en' ? inflected(locale, words, 'main', isThird(by)) : inflected(locale, words, form, false);
const named = (told: Told, by: Doer): string =>
  subject(told, by) || (by === 'hero' ? told.speech.say('subject.hero') : '');

const itemsOf = (told: Told, { by, options }: EffectOf<'choose'>): string[] =>
  options.map((option) => optionOf(told, by, option));

const chooser = (told: Told, by: Chooser): string => subject(told, by);

function blockLines(told: Told, block: Block): string[] {
  const { say } = told.speech;
  if (block.op === 'forEachHero') return linesOf({ ...told, hero: eachWords(told, block) }, block.do);
  const lines = ended(told, blockClause(told, block));
  if (block.op === 'if' && block.otherwise) {
    const { text, items } = mainOf(told, block.otherwise);
    lines.push(...ended(told, { text: say('sentence.otherwise', { what: text }), items }));
  }
  if (block.op === 'may' && !isOneSentence(told, block)) {
    const { text, items } = mainOf(told, block.do);
    lines.push(...ended(told, { text: say('sentence.if-so', { what: text }), items }));
  }
  return lines;
}

/** Whether what follows a cost can be said with it. */
const isOneSentence = (told: Told, { by, cost, do: effects }: EffectOf<'may'>): boolean =>
  !cost || (!effects.some(({ op }) => op === 'choose') && plainOf(told, by, effects).alone);

/** Throws where nobody has said it within a sentence. */
function blockClause(told: Told, block: Block): Clause {
  const { say } = told.speech;
  switch (block.op) {
    case 'choose': {
      const what = inflected(told.speech.locale, say('does.choose'), 'main', isThird(block.by));
      return { text: withSubject(told, chooser(told, block.by), what), items: itemsOf(told, block) };
    }
    case 'may':
      return mayClause(told, block);
    case 'if': {
      const { text, items } = mainOf(told, block.do);
      return { text: say('sentence.if', { when: conditionWords(told.speech, block.when), what: text }), items };
    }
    case 'forEachHero':
      return mainOf({ ...told, hero: eachWords(told, block) }, block.do);
  }
}

function mayClause(told: Told, block: EffectOf<'may'>): Clause {
  const { say } = told.speech;
  const { by, cost = [], do: effects } = block;
  const whole = cost.length === 0 || isOneSentence(told, block);
  const done = whole ? plainOf(told, by, effects) : undefined;
  const paid = cost.length > 0 ? plainOf(told, by, cost).text : undefined;
  const what = paid && done ? say('sentence.to', { cost: paid, what: done.text }) : (paid ?? done!.text);
  const text = withSubject(told, chooser(told, by), say('sentence.may', { what }));
  return { text, items: done?.items ?? [] };
}

function eachWords({ speech: { say } }: Told, { withFavor }: EffectOf<'forEachHero'>): string {
  if (!withFavor) return say('subject.each');
  return withFavor.most === 0 ? say('subject.each-without') : say('subject.each-with', { n: withFavor.least ?? 0 });
}
