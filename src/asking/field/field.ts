import type { APIButtonComponentWithCustomId, ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { Choice } from '#core/choice';
import { type Absent, type Labelled, thingsOf } from '#core/fields/field';
import type { Json, Range, Refusal, SoFar } from '#core/types';
import type { StepIds } from '../terms/ids.ts';
import type { Row } from '../terms/menu.ts';
import type { SomeAction, SomeField, SomeHere, Voice } from '../terms/names.ts';

/** What asking needs of each kind of field: how its values are pressed together, typed, and put into words. */

/** A field of an action that is to be chosen now, the fields before it being given. */
export interface Focus<F = SomeField> {
  action: SomeAction;
  name: string;
  field: F;
  here: SomeHere;
  soFar: SoFar;
  /** Whether a value of the field leads to a legal answer, as far as that is seen quickly; when in doubt it does. */
  leadsOn(value: Json): boolean;
}

/** A field with what it looks at. */
export type PutField<F> = Pick<Focus<F>, 'field' | 'here' | 'soFar'>;

/** The field while it is pressed together: what can be chosen next, and what has been chosen of it already. */
export interface Begun<F = SomeField> extends Focus<F> {
  options: readonly string[];
  partial: Json | undefined;
}

/** The field as it is put before somebody. */
export interface ShownField<F = SomeField> extends Begun<F>, Voice {
  ids: StepIds;
  /** The page of a long menu. */
  page: number;
}

/** How a field is asked: what to choose in words, a menu or buttons, and what else can be pressed. */
export interface FieldMenu {
  lines: string[];
  rows: Row[];
  navigation: APIButtonComponentWithCustomId[];
}

/**
 * What a press on this field gives: its value, a part of the value with the page to go on from, or why it is refused.
 * Undefined for a line that was never shown.
 */
export type Given = { value: Json } | { partial: Json; page: number } | Refusal | undefined;

/** What is pressed for one option, wherever it is shown: in its menu, or on a picture. */
export interface OptionPress {
  option: string;
  kind: 'pick' | 'way';
  /** Of a `pick`, the page of the menu on which it stands. */
  page: number;
  value: string;
  /** It is one of several that are chosen together on that page: how few, and how many. One press carries all their values. */
  together?: Range;
}

/** The field while it is typed. */
export interface TypingField<F = SomeField> extends Focus<F>, Voice {
  /** The question is one of several that could be meant, so everything is written out. */
  isOpening: boolean;
}

/** One thing that can be typed. */
export interface TypableOffer {
  label: string;
  value: string | number;
}

/** One kind of field `F`, whose values are `V`, as it is asked. */
export interface AskingKind<F, V extends Json> {
  /** The type of its slash option. */
  slash: ApplicationCommandOptionType.String | ApplicationCommandOptionType.Integer;
  /** One option in words; absent where options are numbers that speak for themselves. */
  label?(voice: Voice, field: F, option: string): string;
  /** A whole value in words, complete or still in progress. */
  words(voice: Voice, field: F, value: V): string;

  /** The field as it is when earlier ones are given: `all` puts them before the later ones. */
  given(field: F, all: (later: SoFar) => SoFar): F;
  /** What can be chosen next, after what is chosen already. */
  choices(focus: Focus<F>, partial?: Json): string[];
  /** What one would expect after that, and is not there; absent where options are numbers that speak for themselves. */
  absent?(at: PutField<F>, partial?: Json): readonly Absent[];
  /** The one value that can be legal, if no other can. */
  only(focus: Focus<F>): V | undefined;

  /** The options of which a single one, chosen from a menu, is a whole value; absent where it takes more. */
  single?(field: F, here: SomeHere): readonly string[];

  /** What has been chosen so far, as far as it still fits the field; absent where one press is the value. */
  resume?(focus: Focus<F>, partial: Json): Json | undefined;
  /** What has been chosen so far without the last of it; undefined when nothing is left to take back. */
  back?(partial: Json): Json | undefined;
  /** A value that was refused with others, to be changed; absent where it is chosen anew. */
  reopen?(value: V): Json;

  /** Whether the field has no legal value, because of what was chosen before it. */
  isStuck(begun: Begun<F>): boolean;
  menu(shown: ShownField<F>): FieldMenu;
  /** What the menu lets its reader choose, where that is more than its options. */
  offered?(begun: Begun<F> & Voice): Choice[];
  /** What is pressed for each option that the menu offers, its further pages too; absent where options are numbers. */
  presses?(begun: Begun<F>): OptionPress[];
  /** An option by its place among them, or values from a page of a menu. */
  pick(begun: Begun<F>, page: number, values: readonly string[]): Given;
  /** "Done": what has been chosen so far is the value. */
  send?(partial: Json | undefined): V;
  /** "All": every option is chosen. */
  all?(begun: Begun<F>): V;
  /** A whole way by its name in the menu. */
  way?(begun: Begun<F>, value: string | undefined): V | undefined;

  /** What is typed, not yet checked. */
  read(typing: TypingField<F>, typed: string): { value: V } | Refusal;
  /** What can be typed now, after what stands there. */
  complete(typing: TypingField<F>, typed: string): TypableOffer[];
}

/** What is absent of any kind that has labels, whatever has been chosen of it already. */
export const absentOf = ({ field, here, soFar }: PutField<Labelled>): readonly Absent[] =>
  field.absent?.(here, soFar, []) ?? [];

/** The words of an option of any kind that has labels. */
export const labelOf = ({ part, here, locale }: Voice, field: Labelled, option: string): string =>
  part.text.say(field.label(option, here), locale);

/** An option as it is offered. */
export const choiceOf = (voice: Voice, field: Labelled, option: string): Choice => ({
  means: thingsOf(field, option, voice.here),
  label: labelOf(voice, field, option),
});
