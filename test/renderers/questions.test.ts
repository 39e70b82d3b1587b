import { describe, expect, test } from 'vitest';
import { partNamed } from '#asking/terms/names';
import { chanceFrom, playout } from '#chance/playout';
import { position } from '#core/match';
import { makeRng } from '#core/rng';
import { seatRange } from '#core/seats';
import { type Locale, locales } from '#core/text';
import type { Decision, Thing } from '#core/types';
import { pressablePlaces } from '#drawing/regions';
import type { AskedOf, QuestionPicture } from '#renderers/pictures';
import type { Node } from '#renderers/scene';
import type { AnyGame } from '#src/game-part';
import { goingOn, plays } from '../kit/lengths.ts';
import { complete, owed } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';
import { expectSame } from '../kit/same.ts';
import type { Inked } from './boxes.ts';
import { type Stage, stagesOf } from './drafts.ts';
import { texts } from './legible.ts';

/** The picture that belongs to a question: what can be chosen now is marked in it, with the words of the menu, for its own seat. */

/** A game may leave its questions to words. */
const inGames = complete.filter(({ pictures }) => pictures.question).map((part) => [part.game.id, part] as const);
/** So many decisions of each match. */
const MOST = plays({ sample: 2, whole: 40 });
/** So many questions on the map of a large game. */
const MAPS = plays({ sample: 18, whole: 31 });
const PHONE = 400;
const LEAST = 9;

interface Seen {
  part: AnyGame;
  g: unknown;
  decision: Decision;
  stage: Stage;
  picture: Drawn | undefined;
}
/** A picture, with what is looked up in it again and again. */
interface Drawn extends QuestionPicture {
  question: QuestionPicture;
  /** Without an order. */
  tags: ReadonlySet<string>;
  words: readonly Inked[];
}
const looked = (picture: QuestionPicture | undefined): Drawn | undefined =>
  picture && {
    ...picture,
    question: picture,
    tags: tagsWithin(picture.scene.nodes, new Set()),
    words: texts(picture.scene),
  };
function tagsWithin(nodes: readonly Node[], found: Set<string>): Set<string> {
  for (const node of nodes) {
    if (node.tag !== undefined) found.add(node.tag);
    if (node.kind === 'group' || node.kind === 'layer') tagsWithin(node.nodes, found);
  }
  return found;
}
const askedOf = ({ key, seat, about, actions }: Decision, { progress }: Stage): AskedOf => ({
  key,
  seat,
  about,
  actions,
  progress,
});
const drawn = ({ part, g, decision, stage }: Omit<Seen, 'picture'>, locale: Locale): QuestionPicture | undefined =>
  part.pictures.question!(part.game.view(g, decision.seat) as never, askedOf(decision, stage), { locale });

/** Whether it asks how a way goes on that has begun. */
function hasWayBegun(part: AnyGame, { stage: { progress }, picture }: Seen): boolean {
  const { action, field, choices, chosen } = progress;
  const isWay = action !== undefined && field !== undefined && kindOfField(part, action, field) === 'path';
  return picture !== undefined && isWay && choices.length > 1 && chosen.length > 0;
}
/** Whether its places are marked on the map, and nothing else is: no list below it, no map of a part. */
const isMarked = (seen: Seen): boolean =>
  isOnMap(seen) && ['line', 'map'].every((kind) => tagsOf(seen.picture!, kind).length === 0);
const isOnMap = ({ picture, stage: { progress } }: Seen): boolean =>
  progress.field !== undefined && picture?.tags.has('map') === true;

/** Every question of some matches at every stage of an answer; each is drawn once, whatever is looked at. */
function everyQuestion(part: AnyGame, locale: Locale, look: (seen: Seen) => void): void {
  const key = `${part.game.id} ${locale}`;
  if (kept.key !== key) kept = { key, seen: questionsOf(part, locale) };
  for (const seen of kept.seen) look(seen);
}
let kept: { key: string; seen: readonly Seen[] } = { key: '', seen: [] };

function questionsOf(unnamed: AnyGame, locale: Locale): Seen[] {
  const { game } = unnamed;
  const { min, max } = seatRange(game);
  const all: Seen[] = [];
  // What is looked at in Japanese is of every question alike: one match has enough of them.
  const isEnough = () =>
    locale !== 'en' ||
    (all.filter((seen) => hasWayBegun(unnamed, seen)).length > 3 && all.filter(isMarked).length >= MAPS);
  for (const n of goingOn(locale === 'en' ? 2 : plays({ sample: 1, whole: 2 }), isEnough)) {
    const [seed, seats] = n % 2 === 0 ? [`asked/${n}`, min] : [`questions/${n}`, Math.min(min + 1, max)];
    const chance = chanceFrom(salted(`${seed}/drafts`));
    let [shown, maps] = [0, 0];
    playout(unnamed, salted(seed), {
      // What its own player would do, where the game has one; else what leads on.
      policy: unnamed.judge?.player ? 'competent' : 'progress',
      seats,
      most: 8 * MOST,
      each: (match) => {
        // Before the start and in combats much is asked that no map shows: a match is looked at until so many decisions and pictures had one.
        if (shown >= MOST && maps >= 2 * MOST) return;
        const { g, open } = position(game, match);
        const before = all.length;
        const part = partNamed(unnamed, () => g);
        for (const decision of open)
          for (const stage of stagesOf({ part, match: 'm', g, decision, locale }, (n) => Math.floor(chance() * n))) {
            const seen = { part, g, decision, stage };
            all.push({ ...seen, picture: looked(drawn(seen, locale)) });
          }
        const found = all.slice(before).filter(isOnMap).length;
        shown += Math.min(1, found);
        maps += found;
      },
    });
  }
  return all;
}

const tagsOf = ({ tags }: Drawn, kind: string): string[] =>
  [...tags].flatMap((tag) => (tag.startsWith(`${kind}:`) ? [tag.slice(kind.length + 1)] : []));
/** The choices that have a plate, by their places in the menu. */
const plated = (picture: Drawn): number[] =>
  tagsOf(picture, 'choice').flatMap((tag) => tag.split(',').map((n) => Number(n) - 1));

/** Where an option is: the place it means, or the one in which the view has a figure of that id. */
function placeIn({ view, ids, holders }: Board, means: readonly Thing[]): string | undefined {
  const place = means.find(({ of, id }) => of === 'place' && ids.has(id));
  if (place) return place.id;
  const id = means.find(({ of }) => of === 'figure')?.id;
  if (id === undefined) return undefined;
  const {
    places = [],
    units = [],
    figures = [],
  } = view as {
    places?: { id: string; stacks: { pieces: { id?: string }[] }[]; trapped: { id?: string }[] }[];
    units?: { id: string; at: string }[];
    figures?: { id: string; at: string }[];
  };
  const unit = [...units, ...figures].find((one) => one.id === id);
  if (unit) return unit.at;
  if (holders.has(id)) return holders.get(id);
  return places.find(({ stacks, trapped }) =>
    [...stacks.flatMap(({ pieces }) => pieces), ...trapped].some((piece) => piece.id === id),
  )?.id;
}

const kindOfField = ({ game }: AnyGame, action: string, field: string): string | undefined =>
  (game.actions[action]?.fields as Record<string, { kind: string }> | undefined)?.[field]?.kind;

/** What a seat sees, and what of it can be looked at or pressed on the board: found once for all stages of a question. */
function seenBy({ game, pictures }: AnyGame, g: unknown, seat: number) {
  const key = g as object;
  const known = boards.get(key) ?? new Map<number, Board>();
  boards.set(key, known);
  const before = known.get(seat);
  if (before) return before;
  const view = game.view(g as never, seat);
  const pressable = pressablePlaces(pictures.board(view as never, { locale: 'en', map: true }), 1);
  const ids: ReadonlySet<string> = new Set([
    ...pictures.places(view as never, 'en').map(({ id }) => id),
    ...pressable.map(([id]) => id),
  ]);
  const holders = new Map(pressable.flatMap(([id, , , holds = []]) => holds.map((one) => [one, id] as const)));
  const board = { view, ids, holders };
  known.set(seat, board);
  return board;
}
interface Board {
  view: unknown;
  ids: ReadonlySet<string>;
  /** Where who can be seen on the board stands. */
  holders: ReadonlyMap<string, string>;
}
const boards = new WeakMap<object, Map<number, Board>>();

describe.each(inGames)('%s', (id, part) => {
  test('on the map exactly the places of what the menu offers are marked, each with its words or its number', () => {
    let maps = 0;
    everyQuestion(part, 'en', (seen) => {
      const { g, decision, picture, stage } = seen;
      if (!picture || !isMarked(seen)) return;
      maps++;
      const board = seenBy(part, g, decision.seat);
      const { ids } = board;
      const at = stage.progress.choices.map(({ means }) => placeIn(board, means));
      const wanted = [...new Set(at.flatMap((place) => place ?? []))].sort();
      const isKnown = (place: string) => ids.has(place);
      // A pattern has its number on each of its places.
      if (stage.progress.choices.some(({ means }) => means.some(({ of }) => of === 'pattern'))) {
        expect(new Set(plated(picture)), decision.key).toEqual(new Set(at.keys()));
        return;
      }
      expect(tagsOf(picture, 'choose').filter(isKnown).sort(), decision.key).toEqual(wanted.filter(isKnown));
      const numbers = plated(picture);
      expect(numbers.length, 'each once').toBe(new Set(numbers).size);
      for (const [n, place] of at.entries())
        if (place !== undefined) expect(numbers, `${decision.key} ${stage.progress.choices[n]!.label}`).toContain(n);
      const said = picture.words.map(({ text }) => text);
      for (const n of numbers) expect(said).toContain(stage.progress.choices[n]!.label);
    });
    expect(maps).toBeGreaterThanOrEqual(owed(id, { large: MAPS, any: 0 }));
  });

  test('it follows the answer: what was chosen is marked as chosen, and the choices are those of the field that is open', () => {
    let followed = 0;
    everyQuestion(part, 'en', (seen) => {
      const { g, decision, stage, picture } = seen;
      if (!picture || !hasWayBegun(part, seen)) return;
      const from = placeIn(seenBy(part, g, decision.seat), [stage.progress.chosen[0]!])!;
      const marked = tagsOf(picture, 'choose');
      expect([...marked, ...tagsOf(picture, 'chosen')]).toContain(from);
      expect(marked.length).toBeGreaterThan(1);
      const [before] = [
        drawn({ part, g, decision, stage: { draft: undefined, progress: { ...stage.progress, choices: [] } } }, 'en'),
      ];
      expect(before?.scene).not.toEqual(picture.scene);
      followed++;
    });
    // Nor has every game ways that are gone.
    expect(followed).toBeGreaterThanOrEqual(owed(id, { large: 4, any: 0 }));
  });

  test('the words of the choices stand within the picture and not over each other', () => {
    const wrong = new Set<string>();
    everyQuestion(part, 'en', ({ decision, picture }) => {
      if (!picture) return;
      const { width, height } = picture.scene;
      const plates = picture.words.filter(({ tags }) => tags.some((tag) => /^choice:/.test(tag)));
      for (const { box, text } of plates)
        if (box.x < 0 || box.y < 0 || box.x + box.w > width || box.y + box.h > height)
          wrong.add(`${decision.key}: ${text} out`);
      for (const [n, a] of plates.entries())
        for (const b of plates.slice(n + 1)) {
          const isOver =
            Math.min(a.box.x + a.box.w, b.box.x + b.box.w) - Math.max(a.box.x, b.box.x) > 2 &&
            Math.min(a.box.y + a.box.h, b.box.y + b.box.h) - Math.max(a.box.y, b.box.y) > 4;
          if (isOver) wrong.add(`${decision.key}: ${a.text} over ${b.text}`);
        }
    });
    expect([...wrong]).toEqual([]);
  });

  test('nobody but the seat that is asked gets it', () => {
    let pictures = 0;
    everyQuestion(part, 'en', ({ g, decision, stage, picture }) => {
      if (!picture) return;
      pictures++;
      const asked = askedOf(decision, stage);
      for (const viewer of [1 - Math.min(1, decision.seat), 'spectator'] as const)
        expect(part.pictures.question!(part.game.view(g, viewer) as never, asked, { locale: 'en' })).toBeUndefined();
    });
    expect(pictures).toBeGreaterThan(owed(id, { large: plays({ sample: 20, whole: 30 }), any: 0 }));
  });

  test('what is hidden from the seat that is asked changes nothing of it', () => {
    let others = 0;
    everyQuestion(part, 'en', (seen) => {
      if (!seen.picture || seen.stage.progress.field === undefined) return;
      const { g, decision } = seen;
      const swapped = part.proofs!.swapHidden(
        g as never,
        decision.seat,
        makeRng({ seed: salted(`swap/${others}`), drawn: {} }),
      );
      if (JSON.stringify(swapped) !== JSON.stringify(g)) others++;
      const put = { part: partNamed(part, () => swapped), match: 'm', g: swapped, decision, locale: 'en' as const };
      const { draft } = seen.stage;
      const [stage] = stagesOf(put, () => 0, draft);
      expectSame(drawn({ ...seen, g: swapped, stage: stage! }, 'en'), seen.picture.question);
    });
    expect(others).toBeGreaterThanOrEqual(owed(id, { large: 6, any: 0 }));
  });

  test.each(locales)(
    '%s: a phone shows every choice with nine pixels, and the words are at most 1,000 characters and begin with them',
    (locale) => {
      const small = new Set<string>();
      everyQuestion(part, locale, ({ decision, stage, picture }) => {
        if (!picture) return;
        expect(picture.alt.length, decision.key).toBeLessThanOrEqual(1000);
        expect(picture.alt).not.toBe('');
        const [first] = stage.progress.choices;
        if (first && first.label.length < 80) expect(picture.alt.toLowerCase()).toContain(first.label.toLowerCase());
        for (const { tags, text, size } of picture.words)
          if (tags.some((tag) => /^(choice|key):/.test(tag)) && (size! * PHONE) / picture.scene.width < LEAST)
            small.add(`${decision.key}: ${text} ${size}`);
      });
      expect([...small]).toEqual([]);
    },
  );
});
