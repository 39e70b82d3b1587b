import { ButtonStyle, ComponentType as T } from 'discord-api-types/v10';
import { LIMITS } from '#asking/terms/limits';
import {
  all,
  anything,
  bool,
  type Check,
  isRecord,
  listWithin,
  matching,
  nullable,
  objectWith,
  oneOf,
  snowflake,
  text,
  unique,
  wholeWithin,
} from './checks.ts';
import { everyComponent } from './component-tree.ts';

const limits = LIMITS.component;
const base = { type: anything, id: wholeWithin(0, 2 ** 31 - 1) };
export const customId = text(1, limits.customId);
export const emoji = objectWith({}, { id: nullable(snowflake), name: nullable(text(0, 32)), animated: bool });

const mediaAt = (address: RegExp) =>
  objectWith(
    { url: matching(address, 'URL_TYPE_INVALID_SCHEME') },
    // What Discord adds by itself comes back when a bot edits with components it has read.
    { proxy_url: anything, width: anything, height: anything, content_type: anything, attachment_id: anything },
  );
const media = mediaAt(/^(https?|attachment):\/\//);
/** A file component shows files of its own message alone (components, "File"). */
const ownFile = mediaAt(/^attachment:\/\/|^https?:\/\/[^/]+\/attachments\//);

const mediaDescription = nullable(text(0, limits.mediaDescription));

/** The check for each component type by a table; what is not in it is refused. */
export function byType(table: Partial<Record<number, Check>>): Check {
  return (value, at, form) => {
    const check = isRecord(value) ? table[value.type as number] : undefined;
    if (check) check(value, at, form);
    else {
      const known = Object.keys(table).join(', ');
      form.fail([...at, 'type'], 'UNION_TYPE_CHOICES', `Value of field "type" must be one of (${known}).`);
    }
  };
}

const button: Check = (value, at, form) => {
  const style = isRecord(value) ? value.style : undefined;
  const look = { label: text(0, limits.label), emoji, disabled: bool };
  if (style === ButtonStyle.Link) {
    return objectWith({ style: anything, url: text(1, limits.url) }, { ...base, ...look })(value, at, form);
  }
  objectWith({ style: oneOf(1, 2, 3, 4, 5), custom_id: customId }, { ...base, ...look })(value, at, form);
  if (isRecord(value) && !value.label && !value.emoji) {
    form.fail([...at, 'label'], 'BUTTON_COMPONENT_INVALID_LABEL', 'A label or emoji is required');
  }
};

/** One entry of a select, radio group or checkbox group. */
export function option(withEmoji: boolean): Check {
  return objectWith(
    { label: text(1, limits.optionLabel), value: text(1, limits.optionValue) },
    { description: nullable(text(0, limits.optionDescription)), default: bool, ...(withEmoji ? { emoji } : {}) },
  );
}

const selectFields = {
  ...base,
  placeholder: text(0, limits.placeholder),
  min_values: wholeWithin(0, limits.selectOptions),
  max_values: wholeWithin(1, limits.selectOptions),
  disabled: bool,
  required: bool,
};

const differentValues = unique('value', 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED');

/** Values of options differ, and no more options are chosen than there are (components, "String Select"). */
export const coherentOptions: Check = (value, at, form) => {
  if (!isRecord(value) || !Array.isArray(value.options)) return;
  differentValues(value.options, [...at, 'options'], form);
  const most = (value.max_values as number | undefined) ?? 1;
  const least = (value.min_values as number | undefined) ?? 1;
  if (most > value.options.length) {
    form.fail(
      [...at, 'options'],
      'BASE_TYPE_BAD_LENGTH',
      `Must be between ${most} and ${limits.selectOptions} in length.`,
    );
  }
  if (least > most) form.fail([...at, 'min_values'], 'NUMBER_TYPE_MAX', 'min_values is greater than max_values.');
  if (value.options.filter((entry) => entry?.default === true).length > most) {
    form.fail([...at, 'options'], 'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES', 'Too many default values.');
  }
};

const populated = objectWith(
  { custom_id: customId },
  {
    ...selectFields,
    default_values: listWithin(objectWith({ type: anything, id: snowflake }), 0, limits.selectOptions),
  },
);

/** The five selects; they stand alone in a row or inside a label. */
export const SELECTS: Record<number, Check> = {
  [T.StringSelect]: all(
    objectWith({ custom_id: customId, options: listWithin(option(true), 1, limits.selectOptions) }, selectFields),
    coherentOptions,
  ),
  [T.UserSelect]: populated,
  [T.RoleSelect]: populated,
  [T.MentionableSelect]: populated,
  [T.ChannelSelect]: objectWith(
    { custom_id: customId },
    { ...selectFields, default_values: anything, channel_types: listWithin(wholeWithin(0, 16), 0, 20) },
  ),
};

const row: Check = (value, at, form) => {
  const inner = byType({ [T.Button]: button, ...SELECTS });
  objectWith({ type: anything, components: listWithin(inner, 1, limits.buttons) }, { id: base.id })(value, at, form);
  const types = isRecord(value) && Array.isArray(value.components) ? value.components.map((entry) => entry?.type) : [];
  if (types.length > 1 && types.some((type) => type !== T.Button)) {
    form.fail(
      [...at, 'components'],
      'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
      'The specified component exceeds the maximum width',
    );
  }
};

export const textDisplay = objectWith({ content: text(1, limits.text) }, base);
const thumbnail = objectWith({ media }, { ...base, description: mediaDescription, spoiler: bool });
const item = objectWith({ media }, { description: mediaDescription, spoiler: bool });

const insideContainer: Record<number, Check> = {
  [T.ActionRow]: row,
  [T.TextDisplay]: textDisplay,
  [T.Section]: objectWith(
    {
      components: listWithin(byType({ [T.TextDisplay]: textDisplay }), 1, limits.sectionTexts),
      accessory: byType({ [T.Button]: button, [T.Thumbnail]: thumbnail }),
    },
    base,
  ),
  [T.MediaGallery]: objectWith({ items: listWithin(item, 1, limits.galleryItems) }, base),
  [T.Separator]: objectWith({}, { ...base, divider: bool, spacing: oneOf(1, 2) }),
  [T.File]: objectWith({ file: ownFile }, { ...base, spoiler: bool, name: anything, size: anything }),
};

const container = objectWith(
  { components: listWithin(byType(insideContainer), 1, limits.total) },
  { ...base, accent_color: nullable(wholeWithin(0, 0xffffff)), spoiler: bool },
);

/** Components of a message: up to five rows, or with the v2 flag up to forty components of any kind. */
export function messageComponents(v2: boolean): Check {
  const layout = v2
    ? all(listWithin(byType({ ...insideContainer, [T.Container]: container }), 0, limits.total), together)
    : listWithin(byType({ [T.ActionRow]: row }), 0, limits.rows);
  return nullable(all(layout, distinctIds));
}

const together: Check = (value, at, form) => {
  const components = [...everyComponent(value)];
  if (components.length > limits.total) {
    form.fail(at, 'BASE_TYPE_BAD_LENGTH', `The total number of components may not exceed ${limits.total}.`);
  }
  const characters = components.reduce(
    (sum, each) => sum + (typeof each.content === 'string' ? each.content.length : 0),
    0,
  );
  if (characters > limits.text) {
    form.fail(at, 'BASE_TYPE_MAX_LENGTH', `Text of all components must be ${limits.text} or fewer in length.`);
  }
};

const differentCustomIds = unique('custom_id', 'COMPONENT_CUSTOM_ID_DUPLICATED');
const differentIds = unique('id', 'COMPONENT_ID_DUPLICATED');

/** Custom ids and numeric ids are unique within a message or modal. */
export const distinctIds: Check = (value, at, form) => {
  const components = [...everyComponent(value)];
  differentCustomIds(components, at, form);
  differentIds(
    components.filter((component) => component.id !== 0),
    at,
    form,
  );
};
