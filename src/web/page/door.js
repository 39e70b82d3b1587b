// @ts-check
import { seatNamed } from './seat.js';

/** The door's answers over HTTP. A spectator's sign and a wish for a language go along from the address of the page, and who sits at a local table. */

/** What the server does not grant, and why; `kind` is `lost` when nobody answered. */
export class Refused extends Error {
  /** @param {string} kind @param {string} words */
  constructor(kind, words) {
    super(words);
    this.kind = kind;
  }
}

/**
 * Why nothing came of what was asked: the server's words, empty where it said none, and whether it knows nobody here. What is no refusal is a fault
 * of the page: it is written down.
 * @param {unknown} error
 */
export function refusalOf(error) {
  if (error instanceof Refused) return { isNobody: error.kind === 'who', words: error.message };
  console.error(error);
  return { isNobody: false, words: '' };
}

const own = new URLSearchParams(location.search);
const kept = ['watch', 'lang'].flatMap((name) => (own.has(name) ? [[name, own.get(name) ?? '']] : []));

/** An address below `/api/`, with what goes along. @param {string} path */
export function addressOf(path) {
  const more = new URLSearchParams([...kept, ...seatNamed()]).toString();
  if (more === '') return `/api/${path}`;
  return `/api/${path}${path.includes('?') ? '&' : '?'}${more}`;
}

/** An address that the door has given, with what goes along. @param {string} address */
export const ownAddress = (address) => addressOf(address.slice('/api/'.length));

/**
 * Asks for JSON; with a body it is a POST. Throws `Refused`.
 * @param {string} path below `/api/` @param {object} [body] @returns {Promise<any>}
 */
export async function ask(path, body) {
  const response = await fetched(addressOf(path), body && posted(body));
  return await response.json().catch(lost);
}

/**
 * A picture with its mark; undefined where there is none. `isStep`: it is to be laid over the one with the mark that was given. Throws `Refused`.
 * @param {string} path below `/api/` @param {string} [over] the mark of the one that is there
 */
export async function picture(path, over) {
  try {
    const named = over ? `${path.includes('?') ? '&' : '?'}over=${encodeURIComponent(over.replaceAll('"', ''))}` : '';
    const response = await fetched(addressOf(path + named));
    const mark = response.headers.get('etag') ?? '';
    const isStep = response.headers.has('picture-over');
    return { mark, isStep, bytes: new Uint8Array(await response.arrayBuffer().catch(lost)) };
  } catch (error) {
    if (error instanceof Refused && error.kind === 'unknown') return undefined;
    throw error;
  }
}

/**
 * A file with its name. Throws `Refused`.
 * @param {string} path below `/api/` @param {object} body
 */
export async function file(path, body) {
  const response = await fetched(addressOf(path), posted(body));
  const [, name = 'match'] = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { name, blob: await response.blob().catch(lost) };
}

/** @param {object} body @returns {RequestInit} */
const posted = (body) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** @param {string} address @param {RequestInit} [how] */
async function fetched(address, how) {
  const response = await fetch(address, how).catch(lost);
  if (response.ok) return response;
  const { error } = await response.json().catch(() => ({ error: undefined }));
  throw new Refused(error?.kind ?? 'lost', error?.words ?? '');
}

/** @returns {never} */
function lost() {
  throw new Refused('lost', '');
}

/** Names a press: what comes twice with the same name is done once. `crypto.randomUUID` is not there without https. */
export const freshName = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
