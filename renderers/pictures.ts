import type { Progress } from '#core/choice';
import type { Locale } from '#core/text';
import type { Decision, Event, Json, SeatId } from '#core/types';
import type { Scene } from './scene.ts';

/** How somebody wants to look at a match. */
export interface Look {
  locale: Locale;
  /** A place to draw large, with its neighbours. Unknown ids count as none. */
  focus?: string;
  /** The whole board, even while something else fills the picture (a battle): the last picture of what led there. */
  map?: true;
  /** One of many pictures that follow one another in the same place, as in a film: what stays the same stands still. Nobody is asked there. */
  frame?: true;
  /** What the picture tells besides where everything stands. Absent where nothing is going on, and in private pictures of the past. */
  now?: Now;
  /** For the end: all that everybody was told in the match, deed by deed (`Game.deeds`), oldest first. Absent where the log is not at hand. */
  story?: readonly Pick<Event, 'type' | 'shown'>[];
}

/** What just happened and who is asked, as everybody may know it. */
export interface Now {
  /**
   * What happened, a sentence each in the words of the language: what matters most (`Pictures.weight`) last, of equal weight the newest.
   */
  said: readonly string[];
  /** For each of them the deed it tells (`Game.deeds`), as a public event: whose arms stand beside it. Absent where nobody did any of it. */
  deeds?: readonly Pick<Event, 'type' | 'shown'>[];
  /** For each of them when it happened, by number: what matters most is not always the newest. */
  times?: readonly number[];
  /** The same as public events, oldest first: for the ways that were gone and the places that changed. */
  events: readonly Pick<Event, 'type' | 'shown'>[];
  /** Who is asked, in any order. */
  asked: readonly NowAsked[];
}
/** A question as everybody may know it. */
export interface NowAsked {
  seat: SeatId;
  /** In the words of the language. */
  words: string;
  /** Which one it is and what it is about, where that is at hand. */
  key?: string;
  about?: Json;
  /** The places that can be chosen (`ActionDef.places`); absent where no action says so. */
  places?: readonly string[];
  /** The same action by action; those that have none are not among them. */
  acts?: readonly { name: string; places: readonly string[] }[];
}

/** One of several pictures that are looked through: a player's mat, a sheet, a page of cards. */
export interface Page {
  /** What it is called, in the words of the language. */
  name: string;
  scene: Scene;
  /** What it says, in words, at most 1,000 characters. */
  alt: string;
}

/** What all may know of a question. */
export type PublicQuestion = Pick<Decision, 'key' | 'seat' | 'about' | 'actions'>;
/** A question as the seat that is asked sees it: with what it can choose now. Absent for all others. */
export type AskedOf = PublicQuestion & { progress?: Progress };

/** What is asked, drawn. */
export interface QuestionPicture extends Omit<Page, 'name'> {
  /** It shows no more than the board does: beside the board it is left away. */
  repeats?: true;
}

/** What a campaign has come to (`Campaign.view`), to be looked at between and in its matches. */
export interface CampaignPictures {
  /** In words, a line each, most important first. */
  lines(seen: unknown, look: CampaignLook): readonly string[];
  /** Drawn, page by page; the first one says which campaign it is. */
  pages(seen: unknown, look: CampaignLook): readonly Page[];
}
export interface CampaignLook {
  locale: Locale;
  /** As people call it; absent of a match that stands alone. */
  name?: string;
}

/** What one game offers to the eye. Everything is a function of the view: what a viewer may not know is not in it. */
export interface Pictures<View> {
  board(view: View, look: Look): Scene;
  /**
   * What a board is kept for: where everything stands, without who acts, what is asked and what is left to do. A board that shows it
   * already is not drawn again when its stretch is over. The whole view if absent.
   */
  lasting?(view: View): unknown;
  /**
   * A stretch that follows on another has no picture as long as the one right above shows the same `lasting`. Else the
   * map, which is what people look at, would stand there twice. Absent where each stretch has something of its own to
   * show from its beginning.
   */
  showsOnce?: true;
  /**
   * How much a piece of news matters: the weightiest of a stretch is the headline of its picture, the newest of several. All weigh the
   * same if absent.
   */
  weight?(event: Pick<Event, 'type' | 'shown'>): number;
  /** What only this seat may see; nothing for spectators. */
  hand(view: View, look: Look): Scene | undefined;
  /** Whether the hand belongs beside a secret question; beside all of them if absent. Elsewhere it is one press away. */
  handFor?(asked: PublicQuestion): boolean;
  /**
   * Further pictures, looked through one by one: with a seat's view, those below its hand; with a spectator's, those that everybody
   * finds below the board.
   */
  pages?(view: View, look: Look): readonly Page[];
  /**
   * What is asked, drawn, with what can be chosen now marked in it; undefined where words say it. With the view and the progress of the
   * seat that is asked for its eyes; of a question that is not secret also with a spectator's view, for all.
   */
  question?(view: View, asked: AskedOf, look: Look): QuestionPicture | undefined;
  /**
   * The answer to an inquiry of the game, drawn for the seat that has inquired: `shows` is what the game has given it to show. Undefined
   * where words say it all.
   */
  inquiry?(
    view: View,
    replied: { name: string; shows: Json },
    look: Look,
  ): Omit<QuestionPicture, 'repeats'> | undefined;
  /** How the match went: drawn when it is over, by the rules or (then nobody has won) by agreement. Spectator's view. */
  end?(view: View, look: Look): Scene;
  /** The campaign that a match is played for, in a game that lets everybody look at it. */
  campaign?: CampaignPictures;
  /** What the pictures say, in words, most important first, at most 1,000 characters. `end` goes with the picture. */
  alt: {
    board(view: View, look: Look): string;
    hand(view: View, look: Look): string;
    end?(view: View, look: Look): string;
  };
  /**
   * The colour of a seat, as 0xRRGGBB: what everybody knows it by. Absent where seats have none. A spectator's `view` is made only for
   * whoever asks for it.
   */
  colour?(seat: SeatId, view: () => View): number | undefined;
  /** Every place `focus` may name, in the words of the language, in the order in which they are offered. */
  places(view: View, locale: Locale): { id: string; name: string }[];
}
