// @ts-check
import { html } from './lib.js';

/** @typedef {import('./types.js').Locale} Locale */

/** Seconds of each unit, largest first. @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago something was, in words; less than a minute is now. @param {number} ms since 1970 @param {number} now @param {Locale} locale */
export function ago(ms, now, locale) {
  const seconds = Math.round((ms - now) / 1_000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', Number.POSITIVE_INFINITY];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(seconds / size), unit);
}

/** Discord's styles of times. @type {Record<string, Intl.DateTimeFormatOptions>} */
const STYLES = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

/** A moment in the reader's zone. @param {{ ms: number, style?: string, locale: Locale }} moment */
export function Time({ ms, style = 'R', locale }) {
  const moment = new Date(ms);
  if (Number.isNaN(moment.getTime())) return null;
  const whole = new Intl.DateTimeFormat(locale, STYLES.F).format(moment);
  const words =
    style === 'R'
      ? ago(ms, Date.now(), locale)
      : new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(moment);
  return html`<time dateTime=${moment.toISOString()} title=${whole}>${words}</time>`;
}
