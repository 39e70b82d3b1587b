/**
 * Discord's limits as of November 2026, in one table: the bot builds within them, the local stand-in refuses beyond them.
 * Source: discord/discord-api-docs (resources/message, channel, application-commands, components reference), as noted
 * in docs; figures Discord does not publish are marked so. Lengths are UTF-16 code units, sizes bytes, times ms.
 */
export const LIMITS = {
  /** Interactions (interactions/receiving-and-responding). */
  interaction: {
    /** First answer due after receipt. */
    acknowledgeWithin: 3_000,
    /** How long a token serves edits and follow-ups. */
    tokenLives: 900_000,
    /** Suggestions in one autocomplete answer. */
    choices: 25,
  },
  /** Application commands (interactions/application-commands). */
  command: {
    /** Slash commands, globally and again per guild. */
    slash: 100,
    /** User commands, and again message commands, in each scope. */
    context: 15,
    /** Creations per day and guild; an unchanged name is an update, not a creation. */
    createsPerDay: 200,
    name: 32,
    description: 100,
    /** Options of a command or subcommand; subcommands and groups share the list. */
    options: 25,
    choices: 25,
    choiceName: 100,
    choiceValue: 100,
    /** All names, descriptions and values of one command together; of localizations only the longest counts. */
    characters: 8_000,
    /** Highest value of a string option's `min_length` and `max_length`. */
    optionLength: 6_000,
  },
  /** Messages (resources/message). */
  message: {
    content: 2_000,
    embeds: 10,
    embedTotal: 6_000,
    embedTitle: 256,
    embedDescription: 4_096,
    embedFields: 25,
    embedFieldName: 256,
    embedFieldValue: 1_024,
    embedFooter: 2_048,
    embedAuthor: 256,
    attachments: 10,
    /** One file; `attachment_size_limit` of an interaction tells the same. */
    attachmentBytes: 10 * 1024 * 1024,
    /** One request with all its files. */
    requestBytes: 25 * 1024 * 1024,
    altText: 1_024,
    nonce: 25,
    /** How long an enforced nonce is remembered ("a few minutes"; the figure is ours). */
    nonceLives: 300_000,
    /** A message older than this ... */
    oldAfter: 3_600_000,
    /** ... takes this many edits per hour, then 30046 (Discord publishes no figure; ours is cautious). */
    oldEdits: 30,
    pins: 250,
    allowedMentions: 100,
  },
  /** Components of messages (components/reference). */
  component: {
    rows: 5,
    buttons: 5,
    label: 80,
    customId: 100,
    url: 512,
    selectOptions: 25,
    optionLabel: 100,
    optionValue: 100,
    optionDescription: 100,
    placeholder: 150,
    /** Components v2: all components of a message, nested ones included. */
    total: 40,
    /** Components v2: characters of all text displays together. */
    text: 4_000,
    sectionTexts: 3,
    galleryItems: 10,
    mediaDescription: 1_024,
  },
  /** Modals (components/reference, interactions/receiving-and-responding). */
  modal: {
    title: 45,
    components: 5,
    label: 45,
    labelDescription: 100,
    textInput: 4_000,
    placeholder: 100,
    radioOptions: 10,
    radioOptionsAtLeast: 2,
    checkboxOptions: 10,
    files: 10,
  },
  /** Channels and threads (resources/channel). */
  channel: {
    name: 100,
    topic: 1_024,
    /** Minutes of silence after which a thread archives itself. */
    autoArchive: [60, 1_440, 4_320, 10_080],
    activeThreads: 1_000,
    threadMembers: 1_000,
    perGuild: 500,
    messagesPerPage: 100,
  },
  /** Gateway (events/gateway, topics/rate-limits). */
  gateway: {
    /** Events a client may send in `sendWindow`. */
    sends: 120,
    sendWindow: 60_000,
    heartbeat: 41_250,
    guildsPerShard: 2_500,
  },
} as const;

/** Message flags by name (resources/message, message flags). */
export const FLAGS = {
  suppressEmbeds: 1 << 2,
  hasThread: 1 << 5,
  ephemeral: 1 << 6,
  loading: 1 << 7,
  silent: 1 << 12,
  componentsV2: 1 << 15,
} as const;
