import type { BlindOptions, Did } from './blind-options.ts';
import { typeSomething } from './blind-typing.ts';
import { type Button, controlsOf, isPrivate, isPublic, type Menu, type MessageSeen } from './visible.ts';

/** A player that knows only what Discord shows: no game, no rules, no state. */
export interface BlindPlayer {
  /** Does one thing that can be seen to be possible; undefined when nobody asks for anything. */
  act(): Promise<Did | undefined>;
  /** Whether the match is over, by what is posted. */
  sees(): Promise<{ over: boolean; asked: boolean }>;
}

/** Direct messages that came up to so many ms before the board belong to it: both are sent at the same time. */
const TOGETHER = 60_000;

/** Newest messages that a player looks at, and how many where no board is among those: its own private ones lie between the public ones. */
const LOOKS_AT = 40;
const SCROLLS_TO = 100;

/** Presses in vain before a player begins again at the board. */
const PATIENCE = 6;

/** A player with a taste. What was pressed in vain since the last public message is liked less each time. */
export function blindPlayer(options: BlindOptions): BlindPlayer {
  const { hands, channel, chance, taste, typing, ended } = options;
  let tried = new Map<string, number>();
  let newest: string | undefined;
  /** The private message in which a question is being answered. */
  let current: { channel: string; id: string } | undefined;

  const liked = (label: string) => taste(label) / (1 + (tried.get(label) ?? 0)) ** 2;
  const tire = (label: string) => tried.set(label, (tried.get(label) ?? 0) + 1);
  /** A message in which much was pressed and nothing came of it is left: it may be one to look at only. */
  const isBored = () => [...tried.values()].reduce((sum, n) => sum + n, 0) > PATIENCE && chance() < 0.3;

  function pick<T>(things: readonly T[], weight: (one: T) => number): T | undefined {
    const weights = things.map(weight);
    let left = chance() * weights.reduce((sum, one) => sum + one, 0);
    return things.find((_, i) => {
      left -= weights[i]!;
      return left < 0;
    });
  }

  async function look() {
    const near = (await hands.messages(channel, LOOKS_AT)).filter(isPublic);
    const isNear = near.some((message) => controlsOf(message).length > 0);
    const told = isNear ? near : (await hands.messages(channel, SCROLLS_TO)).filter(isPublic);
    const last = told
      .slice(-2)
      .map(({ id, edited_timestamp: edited }) => `${id} ${edited}`)
      .join();
    if (last !== newest) {
      newest = last;
      tried = new Map();
    }
    const board = told.findLast((message) => controlsOf(message).length > 0);
    const over = told.some(({ content }) => ended.test(content));
    return { board, over, asked: !over && (board?.content.includes(`<@${hands.id}>`) ?? false) };
  }

  /** The question in hand: the private message gone on with, or a direct message newer than the board. */
  async function question(board: MessageSeen): Promise<{ channel: string; message: MessageSeen } | undefined> {
    if (current && isBored()) current = undefined;
    if (current) {
      const messages = await hands.messages(current.channel, LOOKS_AT);
      const message = messages.find(({ id }) => id === current!.id);
      if (message && controlsOf(message).length > 0) return { channel: current.channel, message };
      // It has moved below what was posted meanwhile.
      const below = message ? undefined : messages.findLast((one) => isPrivate(one) && controlsOf(one).length > 0);
      if (below && sentAt(below.id) >= sentAt(current.id)) {
        current = { channel: current.channel, id: below.id };
        return { channel: current.channel, message: below };
      }
      current = undefined;
    }
    const dm = (await hands.channels()).find(({ kind }) => kind === 'dm');
    const isOld = !dm?.last || sentAt(dm.last) < sentAt(board.id) - TOGETHER;
    if (!dm || isOld || chance() < 0.5) return undefined;
    const [message] = await hands.messages(dm.id, 1);
    return message && controlsOf(message).length > 0 ? { channel: dm.id, message } : undefined;
  }

  async function use(at: string, message: MessageSeen): Promise<Did | undefined> {
    const controls = controlsOf(message);
    const firstGreen = controls.find((one) => one.kind === 'button' && one.style === 3);
    const control = pick<Button | Menu>(controls, (one) => {
      if (one.kind === 'menu') return 3 / (1 + (tried.get(one.label) ?? 0));
      return liked(one.label) * (one === firstGreen ? 3 : 1);
    });
    if (!control) return undefined;
    tire(control.label);
    if (control.kind === 'button') {
      const result = await hands.click(message.id, control.id);
      if (result.outcome === 'acknowledged' && result.message) follow(at, message, result.message);
      return { how: 'press', label: control.label, at, outcome: result.outcome };
    }
    const chosen = choose(control);
    for (const one of chosen) tire(one.label);
    const result = await hands.select(
      message.id,
      control.id,
      chosen.map(({ value }) => value),
    );
    if (result.outcome === 'acknowledged' && result.message) follow(at, message, result.message);
    return { how: 'choose', label: chosen.map(({ label }) => label).join(', '), at, outcome: result.outcome };
  }

  /** The answer to a press stands in a private message: there it goes on. */
  function follow(at: string, on: MessageSeen, answer: string): void {
    if (answer !== on.id || isPrivate(on) || at !== channel) current = { channel: at, id: answer };
  }

  /** Mostly as many as may be, those that are liked first. */
  function choose({ options: all, min, max }: Menu): Menu['options'] {
    const wanted = chance() < 0.6 ? max : Math.max(1, min) + Math.floor(chance() * (max - Math.max(1, min) + 1));
    const left = [...all];
    const chosen: Menu['options'] = [];
    while (chosen.length < wanted && left.length > 0) {
      const one = pick(left, ({ label }) => Math.max(liked(label), 1e-6)) ?? left[0]!;
      left.splice(left.indexOf(one), 1);
      chosen.push(one);
    }
    return chosen;
  }

  return {
    async sees() {
      const { over, asked } = await look();
      return { over, asked };
    },
    async act() {
      const { board, asked } = await look();
      if (!board || !asked) {
        current = undefined;
        return undefined;
      }
      if (chance() < typing) {
        const typed = await typeSomething(options, liked);
        if (typed) {
          tire(typed.label);
          current = undefined;
          return typed;
        }
      }
      const found = await question(board);
      const did = found && (await use(found.channel, found.message));
      if (did) return did;
      // What leads nowhere is put away: the board leads to the question again.
      current = undefined;
      return use(channel, board);
    },
  };
}

/** When a message was sent, in ms: Discord's ids begin with it (reference, "Snowflakes"). */
const sentAt = (id: string): number => Number(BigInt(id) >> 22n);
