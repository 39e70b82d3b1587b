import { createRequire } from 'node:module';

/** The page is plain JavaScript with types of its own, read by browsers as it stands: what tests use of it is said here once more. */
const page = createRequire(import.meta.url);

export interface Region {
  id: string;
  names: string[];
  shape: number[];
  holds: string[];
}
export interface Choosable {
  means: { of: string; id: string }[];
  label: string;
  press: string;
  value?: string;
  together?: [number, number];
}
export interface StandsThere {
  match: string;
  version: string;
  board?: string;
  at: number;
  status: string;
  seats: object[];
  asked: object[];
  words: { content: string; choices: object[] };
  question?: { decision: string; words: string; choosable: Choosable[] };
}
export interface TableThere {
  stands: StandsThere | null;
  isStale: boolean;
  said: string;
  isBad: boolean;
  sheet: string;
  onStage: string;
  tab: string;
  turned: object | null;
  beside: object | null;
  pending: object | null;
  pictured: object | null;
  pictures: Record<string, object>;
  picked: Record<string, string[]>;
  told: { is: string; at: string } | null;
  printed: Record<string, string[]>;
  after: object | null;
  thoughts: object | null;
}
export interface DraftThere {
  game: string;
  form: { key: string; places: { seat: string }[] } | null;
  options: Record<string, string>;
  where?: string;
  seat?: string;
  said: string;
}
export interface StateThere {
  me: object | null | undefined;
  locale: string;
  route: object;
  isConnected: boolean;
  isOld: boolean;
  begin: object | null;
  draft: DraftThere | null;
  isTelling: boolean;
  table: TableThere | null;
  failed: Record<string, string>;
}
interface Answer {
  reply: { content: string; choices: object[]; pictures: object[] };
  also: string[];
  stands?: StandsThere;
}
export type Told = { event: 'here' | 'again' | 'lost' } | { event: 'change'; match: string; version?: string };

export const {
  marksOf,
  placeOf,
}: {
  marksOf(choosable: Choosable[], regions: Region[]): { region: Region; choices: Choosable[] }[];
  placeOf(regions: Region[], means: Choosable['means']): Region | undefined;
} = page('../../../src/web/page/marks.js');

/** The place of a picture at a point of it. */
export const { regionAt }: { regionAt(regions: Region[], x: number, y: number): Region | undefined } = page(
  '../../../src/web/page/regions.js',
);

export const {
  firstState,
  atRoute,
  withStands,
  withAnswer,
  withoutMe,
  withRefusal,
  withTick,
  withEvent,
  withTable,
  tickedIn,
  leadOf,
}: {
  firstState(address: { pathname: string; search: string }, language: string): StateThere;
  atRoute(state: StateThere, route: object): StateThere;
  withStands(state: StateThere, stands: StandsThere): StateThere;
  withAnswer(state: StateThere, press: string, answer: Answer): StateThere;
  withoutMe(state: StateThere): StateThere;
  withRefusal(state: StateThere, words: string): StateThere;
  withTick(state: StateThere, tick: { press: string; value: string; max: number }): StateThere;
  withEvent(state: StateThere, told: Told): StateThere;
  withTable(state: StateThere, part: Partial<TableThere>): StateThere;
  tickedIn(state: StateThere, press: string): string[];
  leadOf(said: string, stands: string): string;
} = page('../../../src/web/page/state.js');

interface Place {
  value: string;
  thread: boolean;
}
export const {
  placesOf,
  placeChosen,
  seatChosen,
  withDraft,
}: {
  placesOf(servers: object[]): Place[];
  placeChosen(state: StateThere): Place | undefined;
  seatChosen(draft: DraftThere): string;
  withDraft(state: StateThere, part: Partial<DraftThere>): StateThere;
} = page('../../../src/web/page/draft.js');

interface Said {
  id: string;
  at: number;
}
interface TalkThere {
  said: Said[];
  before?: string;
  people: object[];
}
export const {
  withTalkTold,
}: { withTalkTold(state: StateThere, told: TalkThere): StateThere & { table: { talk: { told: TalkThere } } } } = page(
  '../../../src/web/page/talk-state.js',
);

export const {
  needsOf,
  isOfNow,
}: {
  needsOf(state: StateThere): { key: string; what: string }[];
  isOfNow(table: TableThere, picture: string): boolean;
} = page('../../../src/web/page/needs.js');

export const { changedPlaces }: { changedPlaces(before: Region[], now: Region[]): string[] } = page(
  '../../../src/web/page/moved.js',
);

export const { namedIn }: { namedIn(things: { of: string; id: string; deck?: string }[]): string } = page(
  '../../../src/web/page/things.js',
);

export const {
  routeOf,
  tableAt,
  joinAt,
  learnAt,
  replayAt,
}: {
  routeOf(path: string): { name: string; match?: string; n?: number };
  tableAt(match: string): string;
  joinAt(match: string): string;
  learnAt(game: string): string;
  replayAt(match: string, n: number): string;
} = page('../../../src/web/page/addresses.js');

export const {
  withoutWays,
  besidesIn,
  notedIn,
  toggled,
}: {
  besidesIn(besides: object[], choices: object[]): object[];
  notedIn(
    group: object,
    choosable: Choosable[],
  ): { noted: Record<string, { label: string; follows: string }>; others: string[] };
  withoutWays(groups: object[]): { rows: { components: { custom_id: string }[] }[] }[];
  toggled(ticked: string[], value: string, max: number): string[];
} = page('../../../src/web/page/presses.js');

interface View {
  scale: number;
  x: number;
  y: number;
}
interface Size {
  width: number;
  height: number;
}
export const {
  wholeView,
  zoomed,
  moved,
  revealed,
  LARGEST,
}: {
  wholeView(room: Size, picture: Size): View;
  zoomed(view: View, zoom: { by: number; at: { x: number; y: number } }, room: Size, picture: Size): View;
  moved(view: View, by: { x: number; y: number }, room: Size, picture: Size): View;
  revealed(view: View, point: { x: number; y: number }, room: Size, picture: Size): View;
  LARGEST: number;
} = page('../../../src/web/page/view.js');

export const { partsOf }: { partsOf(lists: { mine: object[]; open: object[] }): [string, { match: string }[]][] } =
  page('../../../src/web/page/lists.js');

export const {
  isRead,
  readWords,
  say,
}: {
  isRead(locale: string): boolean;
  readWords(locale: string): Promise<void>;
  say(locale: string, key: string, args?: Record<string, string | number>): string;
} = page('../../../src/web/page/words/say.js');
export const { en }: { en: Record<string, string> } = page('../../../src/web/page/words/en.js');
export const { ja }: { ja: Record<string, string> } = page('../../../src/web/page/words/ja.js');

interface Listing {
  mine: { match: string; since?: number }[];
  open: object[];
}
export const { askedAnew }: { askedAnew(before: Listing | null, now: Listing | null): { match: string }[] } = page(
  '../../../src/web/page/asks.js',
);
