// @ts-check
import { language } from '../base/table.js';

/** Discord's timestamp styles as Intl options (reference, message formatting). @type {Record<string, Intl.DateTimeFormatOptions>} */
const styles = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

/**
 * A moment in the reader's zone and language. Style R is relative and kept fresh by `refreshTimes`.
 * @param {number} ms since 1970
 * @param {string} style one of t T d D f F R
 */
export function timeElement(ms, style) {
  const element = document.createElement('time');
  const moment = new Date(ms);
  if (Number.isNaN(moment.getTime())) return element;
  element.dateTime = moment.toISOString();
  element.title = format(moment, 'F');
  element.textContent = style === 'R' ? relative(ms) : format(moment, style);
  if (style === 'R') element.dataset.relative = String(ms);
  return element;
}

/** Brings every relative time on the page up to date. */
export function refreshTimes() {
  for (const element of document.querySelectorAll('time[data-relative]')) {
    element.textContent = relative(Number(/** @type {HTMLElement} */ (element).dataset.relative));
  }
}

/** @param {Date} moment @param {string} style */
const format = (moment, style) => new Intl.DateTimeFormat(language(), styles[style] ?? styles.f).format(moment);

/** @type {[Intl.RelativeTimeFormatUnit, number][]} seconds per unit, largest first */
const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** @param {number} ms */
function relative(ms) {
  const seconds = Math.round((ms - Date.now()) / 1000);
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  const amount = Math.abs(seconds) < 10 ? 0 : Math.trunc(seconds / size);
  return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(
    amount,
    /** @type {Intl.RelativeTimeFormatUnit} */ (unit),
  );
}
