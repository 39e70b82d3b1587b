import type { Locale } from '#core/text';
import type { Suggested } from './suggested.ts';
import type { StepIds } from './terms/ids.ts';
import { button, buttonRows, type Row } from './terms/menu.ts';
import { labelsInSight } from './terms/words.ts';

/** Buttons for whole answers, in public and in private. */

/** A button for each, named so that its beginning and its end are seen. */
export function suggestionRows(
  { match, decision }: Pick<StepIds, 'match' | 'decision'>,
  suggestions: readonly Suggested[],
  locale: Locale,
): Row[] {
  const labels = labelsInSight(suggestions.map(({ words }) => words(locale)));
  return buttonRows(
    suggestions.map(({ action, index }, i) =>
      button({ kind: 'suggest', match, decision, action, index }, labels[i]!, 'success'),
    ),
  );
}

/** Of each of these labels that is not seen whole on its button, all of it: it stands beside the buttons. */
export const wholeLabels = (labels: readonly string[]): string[] => {
  const seen = labelsInSight(labels);
  return labels.filter((label, i) => label !== seen[i]);
};
