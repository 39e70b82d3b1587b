import { describe, expect, test } from 'vitest';
import type { Event, Json } from '#core/types';
import { text } from '#games/tears-of-the-dragon/printed/text';
import { deeds } from '#games/tears-of-the-dragon/seen/deeds/deeds';

/** One deed is one sentence: who did what to whom, and what came of it. */

const event = (type: string, shown: Record<string, Json>): Event => ({ type, shown });
const told = (...events: Event[]) => deeds(events).map((one) => one.told);
const said = (one: Event, locale: 'en' | 'ja' = 'en') =>
  text.say({ key: `event.${one.type}`, args: one.shown }, locale);

const slot = (face: string, n: number) => ({ key: 'battle.slot', args: { piece: { key: `unit.${face}` }, n } });
const volley = (seat: number, hits: number) => event('volley', { seat, hits, dice: [{ key: 'battle.garrison' }] });
const hits = (seat: number, ...losses: [string, Json][]) =>
  event('hits-taken', { seat, losses: losses.map(([how, piece]) => ({ key: `battle.loss.${how}`, args: { piece } })) });
const casualty = (result: string) =>
  event('casualty-rolled', {
    piece: { key: 'wizard.hastur' },
    seat: 0,
    die: 8,
    add: null,
    result: { key: `battle.casualty.${result}` },
  });
const over = event('battle-over', {
  place: { key: 'area.ursh' },
  end: { key: 'battle.end.defender-gone' },
});

describe('A blow', () => {
  const struck = hits(
    0,
    ['removed', slot('warsteed', 1)],
    ['removed', slot('warsteed', 2)],
    ['reduced', slot('cadmin', 1)],
  );
  test('tells who struck whom, how often, and who fell of it, in one sentence of both languages', () => {
    const [blow, ...more] = told(volley(1, 4), struck);
    expect(more).toEqual([]);
    expect(said(blow!)).toContain(
      'Lord Forseti hit Lord Gorganun 4 times: Warsteed ×2 fell and Cadmin fell to reduced strength.',
    );
    expect(said(blow!, 'ja')).toContain(
      'フォルセティ卿がゴルガナン卿に4ヒットを与えました：ウォースティード×2は除去、キャドミンの戦力が減少。',
    );
  });
  test('that misses says so, and nobody falls', () => {
    expect(said(told(volley(1, 0))[0]!)).toContain('Lord Forseti missed Lord Gorganun.');
  });
  test('of both sides at once tells first what did more, whoever rolled first', () => {
    const [blow] = told(volley(1, 0), volley(0, 1), hits(1, ['removed', slot('cavalry', 1)]));
    expect(said(blow!)).toMatch(/Lord Gorganun hit Lord Forseti once: Cavalry fell\. Lord Forseti missed/);
    expect(blow!.shown.seat).toBe(0);
  });
  test('after which the other side rolls is a deed of its own once somebody has fallen', () => {
    expect(told(volley(1, 4), struck, volley(0, 0)).map(({ type }) => type)).toEqual(['blows', 'blows']);
  });
  test('tells what the casualty roll of a struck wizard came to, and not that he was struck besides', () => {
    const [blow] = told(volley(1, 1), hits(0, ['wizard', { key: 'wizard.hastur' }]), casualty('killed'));
    expect(said(blow!)).toContain('once: Hastur was killed (casualty roll 8).');
    expect(said(blow!, 'ja')).toContain('ハスターは死亡（負傷チェック8）');
  });
  test('that ends the battle says so, and nothing after it belongs to it', () => {
    const all = told(volley(1, 4), struck, over, casualty('killed'));
    expect(all.map(({ type }) => type)).toEqual(['blows', 'losses-borne']);
    expect(said(all[0]!)).toContain('The battle of Ursh was over: the defender was wiped out.');
  });
  test('by which a castle fell tells that first: a headline is cut at its end', () => {
    const fell = event('castle-fell', { place: { key: 'area.caer-navell' }, seat: 1 });
    const [blow, ...more] = told(volley(1, 4), struck, fell, over);
    expect(more).toEqual([]);
    expect(said(blow!)).toMatch(/^🎲 Caer Navell fell to Lord Forseti\. Lord Forseti hit Lord Gorganun 4 times:/);
    expect(said(blow!)).not.toContain('was over');
    expect(said(blow!, 'ja')).toContain('🎲 フォルセティ卿がカー・ナヴェルを占領しました。フォルセティ卿が');
  });
  test('whose dice are rolled again stands by itself: it would tell the wrong number', () => {
    const again = event('die-rerolled', { seat: 1, was: 3, result: { key: 'battle.garrison' } });
    expect(told(volley(1, 1), again, struck).map(({ type }) => type)).toEqual([
      'blows',
      'die-rerolled',
      'losses-borne',
    ]);
  });
});

describe('A ruin that was searched', () => {
  const safe = (roll: number) => event(roll > 4 ? 'ruin-safe' : 'ruin-danger', { seat: 1, ruin: 'ursh', roll });
  const found = event('knowledge-found', { seat: 1, ruin: 'ursh', finder: 'neko', n: 3 });
  test('is told with its die and with whom it struck', () => {
    const [search] = told(safe(1), event('ruin-took-unit', { seat: 1, ruin: 'ursh', face: 'cavalry' }));
    expect(said(search!)).toBe('Lord Forseti searched Ursh: danger (roll 1) and Cavalry fell.');
    expect(said(search!, 'ja')).toBe('フォルセティ卿がウルシュを探索しました。危険に遭遇（出目1）、騎兵は除去。');
  });
  test('and gave its knowledge is told by the finder', () => {
    const [search] = told(safe(9), found);
    expect(said(search!)).toBe(
      'General Neko found the knowledge of Ursh: Lord Forseti knew 3 of 8. There was no danger (roll 9).',
    );
  });
  test('does not take what is found in another', () => {
    expect(told(safe(9), { ...found, shown: { ...found.shown, ruin: 'brannoch' } })).toHaveLength(2);
  });
});

describe('A spell', () => {
  const cast = event('spell-cast', { wizard: { key: 'wizard.hastur' }, spell: 'terror', die: 2, target: 8 });
  test('is told with whom it drove away and where to', () => {
    const fled = event('driven-off', {
      seat: 1,
      pieces: [slot('cavalry', 1), slot('cavalry', 2)],
      to: { key: 'area.ursh' },
    });
    expect(said(told(cast, fled)[0]!)).toContain(
      'Hastur cast Terror (roll 2, 8 or less needed): Cavalry ×2 fled in terror to Ursh.',
    );
  });
  test('does not take what another spell struck', () => {
    expect(told(cast, event('spell-struck', { spell: 'enthrall', piece: slot('cavalry', 1) }))).toHaveLength(2);
  });
});

test('A turn begins in one sentence: who won the initiative, by the last of several rolls', () => {
  const roll = (die0: number) => event('initiative-rolled', { turn: 2, die0, bonus0: 0, die1: 5, bonus1: 1 });
  const all = told(roll(6), event('initiative-tied', {}), roll(9), event('initiative-won', { seat: 0 }));
  expect(all.map((one) => said(one))).toEqual([
    '**Turn 2.** Lord Gorganun won the initiative and went first (Gorganun 9 + 0, Forseti 5 + 1).',
  ]);
});

test('Legs of one march are one deed with all places between; those of others are not', () => {
  const leg = (from: string, to: string, more = {}) =>
    event('moved', { seat: 0, pieces: ['shale'], from, to, via: null, ...more });
  const [way, ...more] = told(leg('ursh', 'dunmarch'), leg('dunmarch', 'morvane'));
  expect(more).toEqual([]);
  expect(said(way!)).toBe('Lord Gorganun moved Warmaster Shale from Ursh to Morvane by way of Dunmarch.');
  expect(told(leg('ursh', 'dunmarch'), leg('dunmarch', 'morvane', { pieces: ['ezelle'] }))).toHaveLength(2);
});

test('Parties that go the same way one after the other are one march; one that ends where it began says so', () => {
  const leg = (pieces: string[], from: string, to: string, via: Json = null) =>
    event('moved', { seat: 0, pieces, from, to, via });
  const parties = told(
    leg(['wargroup', 'wargroup'], 'grimholt', 'skarn'),
    leg(['wargroup', 'cadmin'], 'grimholt', 'skarn'),
  );
  expect(parties.map((one) => said(one))).toEqual([
    'Lord Gorganun moved Wargroup ×3 and Cadmin from Grimholt to Skarn.',
  ]);
  expect(told(leg(['cadmin'], 'grimholt', 'skarn'), leg(['cadmin'], 'grimholt', 'ghalmoor'))).toHaveLength(2);
  expect(
    told(leg(['cadmin'], 'ursh', 'morvane', [{ key: 'area.dunmarch' }]), leg(['cadmin'], 'ursh', 'morvane')),
  ).toHaveLength(2);
  const back = told(leg(['shale'], 'ursh', 'dunmarch'), leg(['shale'], 'dunmarch', 'ursh'));
  expect(back.map((one) => said(one))).toEqual([
    'Lord Gorganun moved Warmaster Shale from Ursh by way of Dunmarch and back.',
  ]);
  expect(back.map((one) => said(one, 'ja'))[0]).toContain('元の場所に戻りました');
  const [whole] = told(leg(['shale'], 'ursh', 'ursh', [{ key: 'area.dunmarch' }]));
  expect(said(whole!)).toBe('Lord Gorganun moved Warmaster Shale from Ursh by way of Dunmarch and back.');
});

test('What was put together is taken as it is when it is told again, and what only a seat knows stays apart', () => {
  const [blow] = deeds([volley(1, 4), hits(0, ['removed', slot('warsteed', 1)])]);
  expect(told(blow!.told)).toEqual([blow!.told]);
  expect(told(volley(1, 1), { ...hits(0, ['removed', slot('warsteed', 1)]), only: { 0: {} } })).toHaveLength(2);
});
