import { expect, test } from 'vitest';
import { askedNow } from '#asking/asked-now';
import { heard } from '#asking/public-message';
import { partNamed } from '#asking/terms/names';
import { chanceFrom, playout } from '#chance/playout';
import { position } from '#core/match';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import type { Now } from '#renderers/pictures';
import type { Node } from '#renderers/scene';
import { pictures } from '#renderers/tears-of-the-dragon/index';
import { unshared } from '#renderers/tears-of-the-dragon/offers';
import { castleWords, setUpParts, setUpTogether } from '#renderers/tears-of-the-dragon/set-up-rows';
import type { Told } from '#renderers/tears-of-the-dragon/told';
import { plays } from '../kit/lengths.ts';
import { complete } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';
import { battle } from './sample-battles.ts';

/** No question without its candidates: whatever is asked, the public board marks what may be answered, or names the answers. */

const [part] = complete.filter(({ game }) => game.id === 'tears-of-the-dragon');
/** So many boards of each question are looked at in a match. */
const OF_EACH = plays({ sample: 2, whole: 30 });
const MATCHES = plays({ sample: 2, whole: 12 });

/** Marks in the colour of now: pieces, places, rows of a battle, and small boards with an answer. */
const MARKS: readonly string[] = ['may-act', 'goal', 'offers', 'chip'];
const isMarked = (nodes: readonly Node[]): boolean =>
  nodes.some(
    (node) =>
      MARKS.includes(node.tag?.split(':')[0] ?? '') ||
      ((node.kind === 'group' || node.kind === 'layer') && isMarked(node.nodes)),
  );

test('every question that is open has its answers marked on the board, or named in its bar', () => {
  const bare = new Map<string, number>();
  const seen = new Map<string, number>();
  for (let n = 0; n < MATCHES; n++) {
    const chance = chanceFrom(salted(`offers/options/${n}`));
    const scenario = ['standard', 'free-setup', 'war-of-the-dragon'][Math.floor(chance() * 3)]!;
    const options = { scenario };
    const looked = new Map<string, number>();
    let lines = 0;
    playout(part!, salted(`offers/${n}`), {
      seats: 2,
      options,
      policy: 'competent',
      each: (match) => {
        const { g, open } = position(part!.game, match);
        const events = match.news.slice(lines).flatMap((line) => ('entry' in line ? line.entry.events : []));
        lines = match.news.length;
        const key = open.map((one) => one.key).join(' ');
        const times = looked.get(key) ?? 0;
        if (open.length === 0 || times >= OF_EACH) return;
        looked.set(key, times + 1);
        const named = partNamed(part!, () => g);
        const now: Now = { ...heard(named, events, 'en'), events, asked: askedNow(named, g, open, 'en') };
        const scene = pictures.board(part!.game.view(g, 'spectator') as View, { locale: 'en', now });
        seen.set(key, (seen.get(key) ?? 0) + 1);
        if (!isMarked(scene.nodes)) bare.set(key, (bare.get(key) ?? 0) + 1);
      },
    });
  }
  expect(seen.size).toBeGreaterThan(8);
  expect(Object.fromEntries(bare)).toEqual({});
});

test('TD-5.4: points that a side is to share out are in no sum of its line, and the other line keeps its own', () => {
  const fought = battle.battle!;
  const raised = {
    ...fought,
    lines: fought.lines.map((line) => ({
      ...line,
      inside: false,
      pieces: line.pieces.map((piece) => ({ ...piece, strength: 4, modified: 6 })),
    })),
  };
  const [first, second] = raised.lines as [(typeof raised.lines)[0], (typeof raised.lines)[0]];
  const shared = unshared(raised, [{ seat: first.seat, words: '?', key: 'leader-points' }]);
  const sums = (n: number) => [...new Set(shared.lines[n]!.pieces.map(({ modified }) => modified))];
  expect(second.pieces.length).toBeGreaterThan(0);
  expect([sums(0), sums(1)]).toEqual([[4], [6]]);
  expect(unshared(raised, [])).toBe(raised);
});

test('TD-17.2: the bar that asks who takes a hit in a ruin has those who are seen there, and who lies in a box where a leader is', () => {
  const chips = (...pieces: object[]) => {
    const stacks = [{ seat: 0, inside: false, pieces }] as never;
    const places = [...battle.places.filter(({ id }) => id !== 'ursh'), { id: 'ursh', stacks, trapped: [] }];
    const about = { ruin: 'ursh', party: 'p' };
    const now: Now = { said: [], events: [], asked: [{ seat: 0, key: 'suffer', words: 'Who?', about }] };
    const scene = pictures.board({ ...battle, battle: null, places }, { locale: 'en', now });
    return tagsIn(scene.nodes).filter((tag) => tag.startsWith('chip:'));
  };
  const piece = (face: string, kind: string, spent = false) => ({ face, kind, seat: 0, reduced: false, spent });
  const unit = piece('wargroup', 'unit');
  expect(chips(piece('kestrel', 'leader'), unit, unit)).toEqual(['chip:kestrel', 'chip:wargroup', 'chip:unseen']);
  expect(chips(piece('hastur', 'wizard'), piece('cadmin', 'unit', true))).toEqual(['chip:hastur']);
});

test('TD-19.4: where a wizard who may learn a spell is seen nowhere, the bar has all who may, else the map alone', () => {
  const own = battle.wizards.filter(({ seat }) => seat === 0).map(({ id }) => id);
  const standing = (ids: readonly string[]) => {
    const pieces = ids.map((face) => ({ face, kind: 'wizard', seat: 0, reduced: false, spent: false }));
    const stacks = [{ seat: 0, inside: false, pieces }] as never;
    const bare = battle.places.map((one) => ({ ...one, stacks: [], trapped: [] }));
    const places = [...bare.filter(({ id }) => id !== 'ursh'), { id: 'ursh', stacks, trapped: [] }];
    const now: Now = { said: [], events: [], asked: [{ seat: 0, key: 'give-spell', words: 'Who learns it?' }] };
    const scene = pictures.board({ ...battle, battle: null, places }, { locale: 'en', now });
    return tagsIn(scene.nodes).filter((tag) => tag.startsWith('chip:'));
  };
  expect(own.length).toBeGreaterThan(1);
  expect(standing(own)).toEqual([]);
  expect(standing(own.slice(1))).toEqual(own.map((id) => `chip:${id}`));
});

test('where a wizard alone may be activated and none is seen, the bar says that he is in a box', () => {
  const chips = (wizard: boolean, ...pieces: object[]) => {
    const stacks = [{ seat: 0, inside: false, pieces }] as never;
    const places = battle.places.map((one) => ({ ...one, stacks: one.id === 'ursh' ? stacks : [], trapped: [] }));
    const allowance = { seat: 0, units: 0, wizard, byEnemyRoll: false };
    const now: Now = { said: [], events: [], asked: [{ seat: 0, key: 'choose', words: 'Which?' }] };
    const scene = pictures.board({ ...battle, battle: null, places, allowance }, { locale: 'en', now });
    return tagsIn(scene.nodes).filter((tag) => tag.startsWith('chip:'));
  };
  const hastur = { face: 'hastur', kind: 'wizard', seat: 0, reduced: false, spent: false };
  expect(chips(true)).toEqual(['chip:end', 'chip:unseen']);
  expect(chips(true, hastur)).toEqual(['chip:end']);
  expect(chips(false)).toEqual(['chip:end']);
});

test('TD-2: of a set-up both sides have their castles in one row, and all of them in the headline; a single one has no other', () => {
  const took = (seat: number, castle: string): Told => ({
    type: 'castle-occupied',
    shown: { seat, castle: { key: `area.${castle}` } },
  });
  const castles = [took(0, 'caer-navell'), took(1, 'ilrog'), took(0, 'caer-clavell')];
  const view = { ...battle, battle: null, turn: 0 };
  const together = setUpTogether(castles, view);
  expect(together).toHaveLength(1);
  const words = setUpParts(together[0]!, view, 'en')!.flatMap(({ nodes }) => JSON.stringify(nodes));
  expect(words.filter((one) => /Caer Navell, Caer Clavell/.test(one))).toHaveLength(1);
  expect(words.filter((one) => /Ilrog/.test(one))).toHaveLength(1);
  expect(castleWords(castles, view, 'en')).toBe('Gorganun took Caer Navell, Caer Clavell; Forseti took Ilrog.');
  expect(castleWords(castles.slice(1), view, 'ja')).toBe(
    'ゴルガナンがカー・クラヴェル、フォルセティがイルログを占領。',
  );
  expect(castleWords([castles[0]!, castles[2]!], view, 'en')).toBe('Gorganun took Caer Navell, Caer Clavell.');
  expect(castleWords(castles.slice(0, 1), view, 'en')).toBeUndefined();
  expect(castleWords(castles, { ...view, turn: 1 }, 'en')).toBeUndefined();
});

test('Of many places a set-up has no list, but a name of everybody who stands there; of few it has the places', () => {
  const placed = (place: string, piece: string): Told => ({
    type: 'counter-placed',
    shown: { seat: 1, place: { key: `area.${place}` }, piece: { key: piece } },
  });
  const view = { ...battle, battle: null, turn: 0 };
  const six = ['ursh', 'skarn', 'wolfden', 'lowmere', 'ossum', 'rockhurst'].map((at) => placed(at, 'unit.cavalry'));
  const said = (some: readonly Told[]) => JSON.stringify(setUpParts(some, view, 'en')!.map(({ nodes }) => nodes));
  expect(said([...six, placed('ursh', 'leader.neko')])).toContain('"Neko"');
  expect(said(six)).not.toContain('Wolfden');
  expect(said(six.slice(1))).toContain('Wolfden');
});

const tagsIn = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => [
    ...(node.tag ? [node.tag] : []),
    ...(node.kind === 'group' || node.kind === 'layer' ? tagsIn(node.nodes) : []),
  ]);
