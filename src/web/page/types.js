// @ts-check
// The shapes of this page: what the server of the door gives (docs/decisions/table-door.md), and the state made of it. Only types live here.

/** @typedef {'en' | 'ja'} Locale */
/** `isLocal`: at a local table; `canChoose`: there each window chooses who sits at it. @typedef {{ user: string, name: string, locale: Locale, isLocal?: boolean, canChoose?: boolean }} Me */
/** Somebody at a local table. @typedef {{ id: string, name: string, locale: Locale }} Person */
/** @typedef {{ seat: number, name: string, user: string | null, person: string | null, isMine: boolean, computer?: string, colour?: number, since?: number }} Seat */
/** @typedef {'lobby' | 'running' | 'over' | 'ended' | 'cancelled' | string} Status */
/** @typedef {{ match: string, game: string, title: string, status: Status, since?: number, createdAt: number, seats: Seat[], room?: string, joins?: string[] }} Listed */
/** A lesson that can be begun; `match` where it is under way. @typedef {{ game: string, title: string, match?: string }} LessonListed */
/** @typedef {{ mine: Listed[], open: Listed[], lessons: LessonListed[] }} MatchLists */

/** @typedef {{ of: string, id: string, deck?: string }} Thing */
/**
 * What a press on a picture can choose. `together`: one of several that are chosen at once, so few and so many.
 * @typedef {{ means: Thing[], label: string, press: string, value?: string, together?: [number, number] }} Choosable
 */
/** @typedef {{ label: string, value: string, description?: string, default?: boolean }} Line a line of a menu */
/** @typedef {{ type: 2, custom_id?: string, label?: string, style?: number, disabled?: boolean, url?: string, emoji?: { name?: string } }} Button */
/** @typedef {{ type: 3, custom_id: string, placeholder?: string, options: Line[], min_values?: number, max_values?: number, disabled?: boolean }} Menu */
/** @typedef {{ components: (Button | Menu)[] }} Row */
/** @typedef {{ caption?: string, notes?: string[], rows: Row[] }} RowGroup */
/** @typedef {{ name: string, seat: string, who: { user: string | null, person: string, isMine: boolean }[], free: number, press?: string, isFurther?: true }} LobbyPlace */
/** @typedef {{ option: string, name: string, value: string, values: { value: string, label: string, help?: string }[] }} LobbyOption */
/**
 * @typedef {{
 *   summary: string, places: LobbyPlace[], options: LobbyOption[], changes: Record<string, string>, lines: string[], missing: string[],
 *   deeds: RowGroup[], people: { user: string, person: string }[],
 * }} Lobby
 */
/** @typedef {{ game: string, title: string, summary: string, hasCover?: true }} Playable */
/** @typedef {{ channel: string, name: string, isFree: boolean, mayThread: boolean }} Channel */
/** @typedef {{ guild: string, name: string, channels: Channel[], campaigns: Record<string, string[]> }} Server */
/** @typedef {{ games: Playable[], servers: Server[] }} NewMatch */
/** @typedef {{ game: string, title: string, summary: string, options: LobbyOption[], places: LobbyPlace[], hasCampaigns: boolean }} NewForm */
/** @typedef {{ id: string, at: number, user: string, person: string, isMine: boolean, text: string, files: number }} TalkSaid */
/** @typedef {{ said: TalkSaid[], before?: string, people: { user: string, person: string }[], mayWrite: boolean, isWithheld: boolean, longest: number }} TalkTold */
/**
 * `text` is in the field; `sent`: what was sent and not taken yet, by its name; `said`: why it was not.
 * @typedef {{ told: TalkTold | null, isStale: boolean, text: string, isSending: boolean, sent: { id: string, text: string } | undefined, said: string }} TalkState
 */
/** @typedef {{ decision: string, seat: number, words: string, choosable: Choosable[], rules: string[], leads?: { press: string, value?: string }[] }} Question */
/**
 * Where a lesson stands; `now` is absent where there is only something to read.
 * @typedef {{ step: number, of: number, title: string, what: string, now?: string, points: Thing[], choices: RowGroup[] }} LessonTold
 */
/**
 * What stands in a match for whoever looks. `result`: how it ended, in a sentence.
 * @typedef {{
 *   match: string, game: string, title: string, status: Status, version: string, board?: string, at: number, round?: string, turn?: string,
 *   seats: Seat[], asked: { seats: number[], words: string }[], question?: Question,
 *   words: { content: string, choices: RowGroup[] }, besides?: RowGroup[], news: string, result?: string, lobby?: Lobby, lesson?: LessonTold,
 * }} Stands
 */
/** @typedef {{ content: string, choices: RowGroup[], pictures: { name: string, alt?: string, address: string }[] }} Reply */
/** @typedef {{ reply: Reply, also: string[], stands?: Stands, opened?: string }} PressAnswer */
/** @typedef {{ hands: number[], pages: { n: number, name: string, seat?: number }[], end: boolean, film?: boolean }} Pictured */
/** What is told of a match that is over. `hasThoughts`: what computers thought can be asked for. @typedef {{ summary: string[], seed: string, ratings: string[], hasThoughts: boolean }} After */
/** @typedef {{ page: number, pages: number, lines: string[] }} LogPage */
/** @typedef {{ moments: { n: number, name: string, isRound: boolean }[], mine?: number }} Moments */
/** @typedef {{ n: number, of: number, name: string, lines: string[], alt: string }} Moment */

/** @typedef {{ id: string, names: string[], shape: number[], holds: string[] }} Region */
/** @typedef {{ thing: Thing, frame: [x: number, y: number, w: number, h: number] }} Printed */
/** Where a tip stands in the window. @typedef {'left top' | 'left bottom' | 'right top' | 'right bottom'} TipAt */
/**
 * A picture that has come. `url` is empty where there is none; `version` is the one of what stood when it was asked for. `before` is the one in
 * whose place it came, and `moved` are the places where it shows others than that.
 * @typedef {{
 *   version: string, mark: string, url: string, alt: string, locales: string[], regions: Region[], printed: Printed[], before?: string, moved?: string[], whole?: Blob, steps?: number,
 * }} Drawn
 */

/** @typedef {{ name: 'home' } | { name: 'learn', game: string } | { name: 'table', match: string } | { name: 'replay', match: string, n: number } | { name: 'new', game: string } | { name: 'nowhere' }} Route */
/** @typedef {'hand' | 'log' | 'talk' | 'rules' | 'seats'} Tab beside the question */
/** @typedef {'board' | 'question' | 'beside'} Sheet what a phone shows in the lower half; nothing with `board` */

/**
 * What this window knows of the match on show. `picked`: of menus of several what is ticked, by their press. `offered`: a place that means
 * several answers. `turned`: the question with another page of its menus. `beside`: what was said that is no question. `said`: what a press
 * came to. `pending`: the press that is under way. `told`: the things of which a tip tells, and where it stands; `printed`: what the rules say
 * of things, by how they are named.
 * @typedef {{
 *   id: string, stands: Stands | null, isStale: boolean, pictured: (Pictured & { version: string }) | null,
 *   after: (After & { version: string }) | null, thoughts: { version: string, told: string[] } | null,
 *   pictures: Record<string, Drawn>, onStage: string, tab: Tab, sheet: Sheet, page: number,
 *   log: { version: string, pages: LogPage[], isWanted: boolean }, talk: TalkState,
 *   picked: Record<string, string[]>, offered: { picture: string, region: string } | null,
 *   turned: Reply | null, beside: Reply | null, said: string, isBad: boolean, pending: { press: string, values: string[], version?: string } | null,
 *   told: { is: string, at: TipAt } | null, printed: Record<string, string[]>,
 * }} TableState
 */
/**
 * A match that is about to be begun. `form` is what can be chosen, of the options as `form.key` names them; `where` and `seat` are what was
 * chosen, and undefined as long as the first stands. `said`: why it was not granted.
 * @typedef {{
 *   game: string, form: (NewForm & { key: string }) | null, options: Record<string, string>, where?: string, seat?: string,
 *   campaign: string, byInvitation: boolean, whenFull: boolean, isOpening: boolean, id: string, said: string,
 * }} Draft
 */
/** @typedef {{ id: string, moments: (Moments & { version: string }) | null, at: Record<number, Moment & { url: string }>, shown: Moment & { url: string } | null }} Past */
/**
 * `me`: null without a session, undefined until it is known. `people`: who can sit down here, at a local table where nobody has; null elsewhere. `isTelling`: the browser tells of it when the reader is asked. `begin`: what can be begun. `failed`: what could not be loaded, by its key, and why. `copied`: words that were just copied.
 * @typedef {{
 *   me: Me | null | undefined, people: { people: Person[], canChoose: boolean } | null, locale: Locale, watch: string | null, route: Route, isConnected: boolean,
 *   matches: MatchLists | null, isOld: boolean, isTelling: boolean, table: TableState | null, past: Past | null, begin: NewMatch | null, draft: Draft | null, failed: Record<string, string>, copied: string,
 * }} State
 */

export {};
