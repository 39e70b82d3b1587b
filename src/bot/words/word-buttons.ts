import { button, buttonRows, grouped, type RowGroup } from '#asking/terms/menu';
import type { Found, WordOffer } from '../match/record.ts';
import { joinButtons } from './lobby-message.ts';
import { say } from './text.ts';

/** What can be pressed below a word that stands apart from lobby and board. */
export function offerButtons(found: Found, offer: WordOffer): RowGroup[] {
  const { id: match, locale } = found.record;
  switch (offer) {
    case 'seat':
      return grouped(buttonRows(joinButtons(found)));
    case 'ready':
      return grouped(buttonRows([button({ kind: 'ready', match }, say('button.ready', locale), 'success')]));
    case 'keep':
      return grouped(buttonRows([button({ kind: 'keep', match }, say('button.keep', locale), 'primary')]));
    case 'again':
      return grouped(buttonRows([button({ kind: 'go-on', match }, say('button.open-again', locale), 'primary')]));
  }
}

/** Whether it is still of use: a lobby that has become a match, or is closed, asks nothing any more. */
export function isTimely({ record: { status } }: Found, offer: WordOffer | null): boolean {
  if (offer === 'again') return status === 'ended';
  if (offer === 'ready' || offer === 'keep') return status === 'lobby';
  return status === 'lobby' || status === 'running';
}
