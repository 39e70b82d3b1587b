import { type HowToPlay, playout } from '#chance/playout';
import type { Look } from '../../renderers/pictures.ts';
import type { Scene } from '../../renderers/scene.ts';
import { position } from '../../src/core/match.ts';
import type { Decision, Event, Game, Playable, Viewer } from '../../src/core/types.ts';
import { unsalted } from '../../test/kit/salt.ts';

/** A picture for the documentation of a game, drawn from the first position that fits its description. */
export interface Shot<V, G = never> {
  name: string;
  /** By whose matches it is found: a key of `Album.crews`. */
  crew: string;
  /**
   * Whether a position shows what the picture is for, as everybody sees it; `told` is what has just happened, `g` as below, `open` what
   * is asked.
   */
  wanted(seen: V, told: readonly Event[], g: G, open: readonly Decision[]): boolean;
  /** Through whose eyes it is drawn; spectators if absent. */
  viewer?(seen: V): Viewer;
  /** `g` is for what the program says when it is asked: an inquiry, the sheet of a campaign. */
  draw(seen: V, look: Look, g: G): Scene | undefined;
}

/** Who plays, and what. */
export interface Crew<G, V> extends Playable<G, V>, HowToPlay {
  /** Its matches are those of one campaign, each going on from what the one before brought home. */
  goesOn?: true;
}

/** The pictures of a game, and who plays the matches in which they are found. */
export interface Album<G, V> {
  /** Begins the names of the files. */
  prefix: string;
  crews: Readonly<Record<string, Crew<G, V>>>;
  shots: readonly Shot<V, G>[];
  /** How well its pictures are encoded, 0 to 100: a board full of small signs takes more bytes than another. */
  quality?: { docs: number; guide: number };
  /** What stands for the game beside the others (`npm run make -- family`): its legend, and the names of three shots. */
  family: { pieces(seen: V, look: Look): Scene; scene: string; fight: string; end: string };
  /** The number of the turn, for the list that is printed. */
  turn(g: G): number;
}
// biome-ignore lint/suspicious/noExplicitAny: albums of differently shaped games lie in one list
export type AnyAlbum = Album<any, any>;

export interface Found {
  shot: AnyAlbum['shots'][number];
  game: Game<unknown, unknown>;
  g: unknown;
  /** What the last answer that told anything told, and what is asked now. */
  told: readonly Event[];
  open: readonly Decision[];
  seed: string;
  decision: number;
}

/**
 * The first position for each shot, in the matches of the seeds castellan-1, castellan-2, … of its crew. Throws when `matches` of
 * them do not show one.
 */
export function find({ crews, shots }: AnyAlbum, matches: number): Found[] {
  return Object.entries(crews).flatMap(([crew, { game, judge, proofs, goesOn, ...how }]) => {
    const wanted = shots.filter((shot) => shot.crew === crew);
    const found = new Map<(typeof wanted)[number], Found>();
    let { carried } = how;
    for (let n = 1; n <= matches && found.size < wanted.length; n++) {
      const seed = `castellan-${n}`;
      let decision = 0;
      let lines = 0;
      let told: readonly Event[] = [];
      // The pictures of the documents are the same ones every time.
      const { match: played } = playout({ game, judge, proofs }, unsalted(seed), {
        ...how,
        carried,
        each: (match) => {
          const { g, open, events } = position(game, match);
          const entries = match.news.slice(lines).flatMap((line) => ('entry' in line ? [line.entry.events] : []));
          lines = match.news.length;
          told = [...entries, events].findLast((some) => some.length > 0) ?? told;
          const seen = game.view(g, 'spectator');
          for (const shot of wanted) {
            if (!found.has(shot) && shot.wanted(seen, told, g, open))
              found.set(shot, { shot, game, g: structuredClone(g), told, open, seed, decision });
          }
          decision++;
        },
      });
      if (goesOn) carried = position(game, played).outcome?.carried;
    }
    const missing = wanted.filter((shot) => !found.has(shot)).map(({ name }) => name);
    if (missing.length > 0) throw new Error(`none of ${matches} matches shows: ${missing.join(', ')}`);
    return [...found.values()];
  });
}
