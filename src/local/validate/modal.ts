import { ComponentType as T } from 'discord-api-types/v10';
import { LIMITS } from '#asking/terms/limits';
import {
  all,
  anything,
  bool,
  type Check,
  isRecord,
  listWithin,
  nullable,
  objectWith,
  oneOf,
  text,
  wholeWithin,
} from './checks.ts';
import { byType, coherentOptions, customId, distinctIds, option, SELECTS, textDisplay } from './components.ts';

const limits = LIMITS.modal;
const base = { type: anything, id: wholeWithin(0, 2 ** 31 - 1) };

const lengths: Check = (value, at, form) => {
  if (!isRecord(value)) return;
  const { min_length: min, max_length: max, value: given } = value;
  if (typeof min === 'number' && typeof max === 'number' && min > max) {
    form.fail([...at, 'min_length'], 'NUMBER_TYPE_MAX', 'min_length is greater than max_length.');
  }
  if (typeof given === 'string' && typeof max === 'number' && given.length > max) {
    form.fail([...at, 'value'], 'BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
  }
};

function textInput(withLabel: boolean): Check {
  const label = text(1, limits.label);
  return all(
    objectWith(
      { custom_id: customId, style: oneOf(1, 2), ...(withLabel ? { label } : {}) },
      {
        ...base,
        ...(withLabel ? {} : { label: nullable(label) }),
        placeholder: text(0, limits.placeholder),
        value: text(0, limits.textInput),
        min_length: wholeWithin(0, limits.textInput),
        max_length: wholeWithin(1, limits.textInput),
        required: bool,
      },
    ),
    lengths,
  );
}

const group = (min: number, max: number) =>
  objectWith({ custom_id: customId, options: listWithin(option(false), min, max) }, { ...base, required: bool });

const inLabel: Record<number, Check> = {
  ...SELECTS,
  [T.TextInput]: textInput(false),
  [T.RadioGroup]: group(limits.radioOptionsAtLeast, limits.radioOptions),
  [T.CheckboxGroup]: all(
    objectWith(
      { custom_id: customId, options: listWithin(option(false), 1, limits.checkboxOptions) },
      { ...base, required: bool, min_values: wholeWithin(0, 10), max_values: wholeWithin(1, 10) },
    ),
    coherentOptions,
  ),
  [T.Checkbox]: objectWith({ custom_id: customId }, { ...base, default: bool }),
};

/** The body of a modal: title, custom id, up to five labels, rows with a text input (the old way) or texts. */
export const modal: Check = all(
  objectWith({
    custom_id: customId,
    title: text(1, limits.title),
    components: listWithin(
      byType({
        [T.TextDisplay]: textDisplay,
        [T.ActionRow]: objectWith({ components: listWithin(byType({ [T.TextInput]: textInput(true) }), 1, 1) }, base),
        [T.Label]: objectWith(
          { label: text(1, limits.label), component: byType(inLabel) },
          { ...base, description: nullable(text(0, limits.labelDescription)) },
        ),
      }),
      1,
      limits.components,
    ),
  }),
  (value, at, form) => distinctIds(isRecord(value) ? value.components : [], [...at, 'components'], form),
);
