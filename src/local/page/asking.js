// @ts-check
import { openChannel, say, table } from './base/table.js';

/** Where a seat keeps whether it wants to be told. */
const place = () => `castellan-notify-${table.person?.id}`;

/** Whether the seat wants to be told by the browser when it is asked. */
export const isTold = () =>
  canTell() && Notification.permission === 'granted' && localStorage.getItem(place()) === 'yes';
export const canTell = () => 'Notification' in window;

/** Says whether it wants to; the browser asks the person the first time. @param {boolean} wants */
export async function setTold(wants) {
  const may = wants && (await Notification.requestPermission()) === 'granted';
  localStorage.setItem(place(), may ? 'yes' : 'no');
  return may;
}

/** What was seen of who asks, by channel; null before the first look. @type {Map<string, string> | null} */
let before = null;

/** Forgets what was seen: another seat sits here. */
export function forgetAsking() {
  before = null;
}

/** Looks who asks for the reader now, and tells of it what is new while the page is not looked at. Gives in how many rooms. */
export function lookWhoAsks() {
  const now = new Map(table.channels.flatMap(({ id, asks }) => (asks === null ? [] : [[id, asks]])));
  for (const [channel, message] of now) {
    const isNew = before !== null && before.get(channel) !== message;
    if (!isNew || !document.hidden || !isTold()) continue;
    const name = table.channels.find(({ id }) => id === channel)?.name ?? '';
    const note = new Notification(say('asks.title'), { body: name, tag: channel });
    note.addEventListener('click', () => {
      window.focus();
      openChannel(channel);
    });
  }
  before = now;
  return now.size;
}
