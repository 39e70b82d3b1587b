import { describe, expect, test } from 'vitest';
import { press } from '#asking/press';
import { privateQuestion } from '#asking/question';
import type { Locale } from '#core/text';
import { games } from '#src/registry';
import { type MeqTable, type Scene, table } from './board.ts';

/** What is thrown away for good is named where it is pressed. */

const part = games.find(({ game }) => game.id === 'middle-earth-quest')!;
const ELEANOR = { id: 'eleanor', at: 'minas_tirith' };
const scene = (more: Partial<Scene> & Pick<Scene, 'step'>): Scene => ({ heroes: [ELEANOR], ...more });

const shown = ({ g, open }: MeqTable, locale: Locale = 'en') =>
  privateQuestion({ part, g, decision: open[0]!, match: 'm1', locale }, undefined);
/** The words of all buttons. */
const buttons = (t: MeqTable, locale: Locale = 'en'): string[] =>
  shown(t, locale)
    .choices.flatMap(({ rows }) => rows)
    .flatMap(({ components }) => components.flatMap((one) => ('label' in one ? [one.label!] : [])));
const begin = ({ g, open }: MeqTable, action: string) =>
  press({ part, g, decision: open[0]! }, undefined, { kind: 'begin', match: 'm1', decision: open[0]!.id, action }, []);
const suggest = ({ g, open }: MeqTable, action: string, index: number) =>
  press(
    { part, g, decision: open[0]! },
    undefined,
    { kind: 'suggest', match: 'm1', decision: open[0]!.id, action, index },
    [],
  );

describe('Discarding a plot', () => {
  const one = () =>
    table(scene({ step: 'plot', plots: ['rise_of_the_uruk_hai'], slots: ['osgiliath_invaded@osgiliath'] }));

  test('names each plot on its button', () => {
    expect(buttons(one())).toContain('Discard Osgiliath Invaded');
    expect(buttons(one(), 'ja')).toContain('「オスギリアス侵攻」を除去');
    expect(buttons(one())).not.toContain('Discard a plot');
    const slots = ['osgiliath_invaded@osgiliath', 'loss_of_an_heir@edoras'];
    expect(buttons(table(scene({ step: 'plot', slots })))).toEqual([
      'Discard Osgiliath Invaded',
      'Discard Loss of an Heir',
      'Do nothing',
    ]);
  });
  test('is asked once more, where one lies as where several do', () => {
    const t = one();
    const draft = { decision: t.open[0]!.id, action: 'drop-plot', args: { slot: '1' } };
    expect(suggest(t, 'drop-plot', 0)).toEqual({ draft });
    expect(begin(t, 'drop-plot')).toEqual({ draft });
    const { content } = privateQuestion({ part, g: t.g, decision: t.open[0]!, match: 'm1', locale: 'en' }, draft);
    expect(content).toContain('Osgiliath Invaded moves the red marker no more.');
    expect(content).toContain('Sure?');
  });
});

describe('Playing a plot', () => {
  const plots = (...cards: string[]) => table(scene({ step: 'plot', plots: cards, pool: 8, markers: { green: 8 } }));

  test('is asked once more where a press on the button alone would play it unseen', () => {
    const t = plots('gollum_is_captured');
    const args = { plot: 'gollum_is_captured', place: 'sea_of_udun' };
    expect(begin(t, 'play-plot')).toEqual({ draft: { decision: t.open[0]!.id, action: 'play-plot', args } });
  });
  test('and with a second one only asks which', () => {
    const t = plots('gollum_is_captured', 'denethor_falls_into_madness');
    expect(begin(t, 'play-plot')).toEqual({ draft: { decision: t.open[0]!.id, action: 'play-plot', args: {} } });
  });
});

describe('A Shadow card', () => {
  test('is named on its button, also where it is the only one that can be played', () => {
    const t = table(
      scene({
        step: 'action',
        shadow: ['the_lidless_eye'],
        pool: 8,
        markers: { green: 8 },
        influence: { barad_dur: 3 },
      }),
    );
    expect(buttons(t)).toContain('Play The Lidless Eye');
    expect(buttons(t)).not.toContain('Play a Shadow card');
    expect(buttons(t, 'ja')).toContain('「瞼なき眼」を使う');
  });
});
