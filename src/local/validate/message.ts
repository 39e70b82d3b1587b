import { FLAGS, LIMITS } from '#asking/terms/limits';
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
  wholeWithin,
} from './checks.ts';
import { messageComponents } from './components.ts';

const limits = LIMITS.message;
const link = matching(/^(https?|attachment):\/\//, 'URL_TYPE_INVALID_SCHEME');
const picture = nullable(objectWith({ url: link }, { proxy_url: anything, width: anything, height: anything }));
const given = { proxy_icon_url: anything };

const embed = objectWith(
  {},
  {
    title: nullable(text(0, limits.embedTitle)),
    type: anything,
    description: nullable(text(0, limits.embedDescription)),
    url: nullable(matching(/^https?:\/\//, 'URL_TYPE_INVALID_SCHEME')),
    timestamp: nullable(anything),
    color: nullable(wholeWithin(0, 0xffffff)),
    footer: nullable(objectWith({ text: text(1, limits.embedFooter) }, { icon_url: nullable(link), ...given })),
    author: nullable(
      objectWith({ name: text(1, limits.embedAuthor) }, { url: anything, icon_url: nullable(link), ...given }),
    ),
    image: picture,
    thumbnail: picture,
    provider: anything,
    video: anything,
    fields: listWithin(
      objectWith({ name: text(1, limits.embedFieldName), value: text(1, limits.embedFieldValue) }, { inline: bool }),
      0,
      limits.embedFields,
    ),
  },
);

const embeds: Check = all(listWithin(embed, 0, limits.embeds), (value, at, form) => {
  if (Array.isArray(value) && value.reduce((sum, each) => sum + embedLength(each), 0) > limits.embedTotal) {
    form.fail(at, 'MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${limits.embedTotal}`);
  }
});

function embedLength(value: unknown): number {
  if (!isRecord(value)) return 0;
  const fields = (Array.isArray(value.fields) ? value.fields : []) as { name?: string; value?: string }[];
  const parts = [value.title, value.description, (value.footer as { text?: string } | null)?.text];
  parts.push((value.author as { name?: string } | null)?.name, ...fields.flatMap((field) => [field.name, field.value]));
  return parts.reduce<number>((sum, part) => sum + (typeof part === 'string' ? part.length : 0), 0);
}

const allowedMentions: Check = all(
  objectWith(
    {},
    {
      parse: listWithin(oneOf('users', 'roles', 'everyone'), 0, 3),
      users: listWithin(snowflake, 0, limits.allowedMentions),
      roles: listWithin(snowflake, 0, limits.allowedMentions),
      replied_user: bool,
    },
  ),
  (value, at, form) => {
    if (!isRecord(value) || !Array.isArray(value.parse)) return;
    for (const kind of ['users', 'roles']) {
      const list = value[kind];
      if (value.parse.includes(kind) && Array.isArray(list) && list.length > 0) {
        form.fail(
          at,
          'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
          `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
        );
      }
    }
  },
);

const attachment = objectWith(
  {},
  {
    id: anything,
    filename: text(1, 260),
    description: nullable(text(0, limits.altText)),
    title: nullable(text(0, 1_024)),
    spoiler: bool,
    is_spoiler: bool,
    // What Discord gave out earlier may come back in an edit.
    ...Object.fromEntries(
      [
        'size',
        'url',
        'proxy_url',
        'width',
        'height',
        'content_type',
        'ephemeral',
        'flags',
        'waveform',
        'duration_secs',
        // discord.js hands its own Attachment objects on like this; Discord does not mind.
        'attachment',
        'name',
        'proxyURL',
        'contentType',
        'duration',
      ].map((name) => [name, anything]),
    ),
  },
);

const nonce: Check = (value, at, form) => {
  if (typeof value === 'string' ? value.length > limits.nonce : !Number.isInteger(value)) {
    form.fail(at, 'NONCE_TYPE_TOO_LONG', `Must be ${limits.nonce} or fewer in length.`);
  }
};

const fields = (v2: boolean): Record<string, Check> => ({
  content: nullable(text(0, limits.content)),
  tts: bool,
  embeds: nullable(embeds),
  allowed_mentions: nullable(allowedMentions),
  components: messageComponents(v2),
  attachments: nullable(listWithin(attachment, 0, limits.attachments)),
  flags: nullable(wholeWithin(0, 2 ** 31 - 1)),
});

const sendOnly: Record<string, Check> = {
  nonce,
  enforce_nonce: bool,
  message_reference: nullable(
    objectWith(
      {},
      { type: oneOf(0), message_id: snowflake, channel_id: snowflake, guild_id: snowflake, fail_if_not_exists: bool },
    ),
  ),
  sticker_ids: listWithin(anything, 0, 0),
};

const webhookOnly: Record<string, Check> = { username: anything, avatar_url: anything, thread_name: text(1, 100) };

/** How a message body arrives: a channel message, an answer by interaction or webhook token, or an edit. */
export type MessageUse = 'send' | 'webhook' | 'edit';

const allowedFlags = FLAGS.suppressEmbeds | FLAGS.ephemeral | FLAGS.silent | FLAGS.componentsV2;

/** A message body. `v2` says whether the result is a components-v2 message, which has no content and embeds. */
export function messageBody(use: MessageUse, v2: boolean): Check {
  const extra = use === 'send' ? sendOnly : { ...webhookOnly, nonce, enforce_nonce: bool };
  return all(objectWith({}, { ...fields(v2), ...extra }), (value, at, form) => {
    if (!isRecord(value)) return;
    const flags = typeof value.flags === 'number' ? value.flags : 0;
    if ((flags & ~allowedFlags) !== 0) form.fail([...at, 'flags'], 'MESSAGE_FLAGS_INVALID', 'Flags not allowed here.');
    for (const name of ['content', 'embeds'] as const) {
      const filled = Array.isArray(value[name]) ? value[name].length > 0 : !!value[name];
      if (v2 && filled) {
        form.fail(
          [...at, name],
          'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
          `The '${name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
        );
      }
    }
  });
}
