import type { Words } from '#core/text';
import { CHOICES } from '../cards/choices.ts';
import { corruptions, encounters, events, perils, plots, shadows, startingPlots } from '../cards/decks.ts';
import { characters, items, objectives, quests } from '../cards/possessions.ts';
import type { Rule } from '../cards/rule.ts';
import type { Chosen, Event, Plot, Quest, StartingPlot, Task } from '../cards/shapes.ts';
import { conditionWords } from './conditions.ts';
import { capital, ended, linesOf, mainOf, optionOf, type Told } from './sentences.ts';
import type { Speech } from './speech.ts';

/** The text of every card, made from what it does: `printed.<kind>.<id>`. */

/** Of the hero before whom the card lies; he does what nobody else does. */
const ofHero = (speech: Speech): Told => ({ speech, hero: speech.say('subject.you'), byHero: true });
/** Of the hero who suffers it; Sauron chose it. */
const onHero = (speech: Speech): Told => ({ ...ofHero(speech), byHero: false });
/** Of a hero who is one of several. */
const ofSome = (speech: Speech): Told => ({ speech, hero: speech.say('subject.hero'), byHero: false });

/** A line that says of what it speaks: "Task: explore Rhûn." */
const label = ({ say }: Speech, text: string): string[] => [capital(say('sentence.label', { what: text }))];
const ends = (speech: Speech, text: string): string[] => ended({ speech }, { text, items: [] });

function eventLines(speech: Speech, event: Event): string[] {
  const { say } = speech;
  const placed = [
    ...(event.favors.length > 0 ? [say('card.favors', { at: [...event.favors] })] : []),
    ...event.characters.map(({ who, at }) => say('card.character', { who, at })),
  ].flatMap((text) => label(speech, text));
  if (event.kind === 'immediate') return [...placed, ...linesOf(ofSome(speech), event.effect)];
  const { at, optional, explore, eachStory } = event;
  const step = eachStory && mainOf(ofSome(speech), eachStory);
  return [
    ...placed,
    ...(step ? ends(speech, say('card.each-story', { what: step.text })) : []),
    ...ends(speech, say(explore.length === 0 ? 'card.explored' : `card.explored-${optional ? 'may' : 'must'}`, { at })),
    ...linesOf(ofHero(speech), explore),
  ];
}

function taskWords({ say }: Speech, task: Task): string {
  if (task.is !== 'any') return say(`task.${task.is}`, task);
  const [first = '', ...rest] = task.of.map((one) => say(`task.${one.is}`, one));
  return rest.reduce((a, b) => say('task.any', { a, b }), first);
}

function questLines(speech: Speech, { setup, task, reward }: Pick<Quest, 'setup' | 'task' | 'reward'>): string[] {
  const { say } = speech;
  return [
    ...(setup.length > 0 ? ends(speech, say('card.setup', { what: mainOf(ofSome(speech), setup).text })) : []),
    ...label(speech, say('card.task', { what: taskWords(speech, task) })),
    say('card.reward'),
    ...linesOf(ofHero(speech), reward),
  ];
}
function chosenWords({ say }: Speech, chosen: Chosen): string {
  const { oneOf, type, foeWithin, influenceAdjacent, hasCharacter, noPlotMarker } = chosen;
  const parts = [
    ...(oneOf ? [say('chosen.oneOf', { a: oneOf[0]!, b: oneOf[1]! })] : []),
    ...(type ? [say(`chosen.${type}`)] : []),
    ...(hasCharacter ? [say('chosen.hasCharacter')] : []),
    ...(foeWithin === undefined ? [] : [say(foeWithin === 0 ? 'chosen.foeHere' : 'chosen.foeNear', { n: foeWithin })]),
    ...(influenceAdjacent ? [say('chosen.influenceAdjacent', { n: influenceAdjacent })] : []),
    ...(noPlotMarker ? [say('chosen.noPlotMarker')] : []),
  ];
  return parts.reduce((before, next) => say('sentence.comma', { before, next }));
}

const affectsLines = (speech: Speech, { affects }: Pick<Plot, 'affects'>): string[] =>
  label(
    speech,
    'at' in affects
      ? speech.say('card.affects', affects)
      : speech.say('card.affects-chosen', { what: chosenWords(speech, affects.chosen) }),
  );

const plotLines = (speech: Speech, plot: Plot): string[] => [
  ...(plot.requires ? label(speech, speech.say('card.requires', { when: conditionWords(speech, plot.requires) })) : []),
  ...affectsLines(speech, plot),
  ...linesOf(ofSome(speech), plot.onPlay ?? []),
  ...(plot.rules ?? []).flatMap((rule) => ruleLines(speech, rule)),
];

function startingLines(speech: Speech, plot: StartingPlot): string[] {
  const { perStronghold, extension, pool, shadow, plot: cards } = plot.setup;
  const drawn = { shadowDraw: shadow.draw, shadowKeep: shadow.keep, plotDraw: cards.draw, plotKeep: cards.keep };
  return [
    ...affectsLines(speech, plot),
    ...ends(speech, speech.say('card.starting', { each: perStronghold, extension, pool })),
    ...ends(speech, speech.say('card.starting-cards', drawn)),
  ];
}

function ruleLines(speech: Speech, rule: Rule): string[] {
  const { say } = speech;
  switch (rule.rule) {
    case 'stat':
      return ends(speech, say('rule.stat', { stat: rule.stat, n: -rule.n }));
    case 'afterShadow':
      return ends(speech, say('rule.afterShadow', { what: mainOf(onHero(speech), rule.do).text }));
    case 'onConsult': {
      const what = mainOf({ ...ofSome(speech), hero: '' }, rule.do).text;
      return ends(speech, say('rule.onConsult', { character: rule.character, what }));
    }
    default:
      return ends(speech, say(`rule.${rule.rule}`, { ...rule }));
  }
}

/** What each choice says of itself, `choice.<key>.<option>`; of what may be done `choice.<key>.0`. */
function choiceWords(speech: Speech): Words {
  const tellers: Record<string, Told> = { event: ofSome(speech), shadow: ofSome(speech), peril: onHero(speech) };
  const words: Words = {};
  for (const [key, choice] of CHOICES) {
    const speaker = tellers[key.split('.')[0]!] ?? ofHero(speech);
    const options = choice.op === 'choose' ? choice.options : [choice];
    for (const [i, option] of options.entries()) words[`${key}.${i}`] = optionOf(speaker, choice.by, option);
  }
  return words;
}

/** The texts of all cards in a language, as words of the catalogue. */
export function cardTexts(speech: Speech): Words {
  const texts = <C extends { id: string }>(cards: Iterable<C>, lines: (card: C) => string[]): Words =>
    Object.fromEntries([...cards].map((card) => [card.id, lines(card).join('\n')]));
  const rules = (held: { rules: readonly Rule[] }) => held.rules.flatMap((rule) => ruleLines(speech, rule));
  const printed = {
    event: texts(events.values(), (event) => eventLines(speech, event)),
    encounter: texts(encounters.values(), (card) =>
      card.kind === 'quest' ? questLines(speech, card) : linesOf(ofHero(speech), card.effect),
    ),
    peril: texts(perils.values(), ({ effect }) => linesOf(onHero(speech), effect)),
    shadow: texts(shadows.values(), ({ effect }) => linesOf(ofSome(speech), effect)),
    plot: {
      ...texts(plots.values(), (plot) => plotLines(speech, plot)),
      ...texts(startingPlots.values(), (plot) => startingLines(speech, plot)),
    },
    quest: texts(quests.values(), (quest) => questLines(speech, quest)),
    corruption: texts(corruptions.values(), (card) =>
      card.kind === 'ongoing' ? rules(card) : linesOf(onHero(speech), card.effect),
    ),
    item: texts(items.values(), rules),
    objective: texts([...objectives.heroes.values(), ...objectives.sauron.values()], ({ met }) =>
      label(speech, speech.say('card.met', { when: conditionWords(speech, met) })),
    ),
    character: texts(characters.values(), ({ ability }) => linesOf(ofHero(speech), ability)),
  };
  return { choice: choiceWords(speech), printed, read: quoted(printed) };
}

/** The same as they are read out in a message, every line quoted: `read.<kind>.<id>`. */
const quoted = (texts: Readonly<Record<string, Words>>): Words =>
  Object.fromEntries(
    Object.entries(texts).map(([kind, cards]) => [
      kind,
      Object.fromEntries(Object.entries(cards).map(([id, text]) => [id, String(text).replaceAll(/^/gm, '> ')])),
    ]),
  );
