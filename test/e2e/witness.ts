import { ENDED } from '../kit/taste.ts';
import { type Hands, type InteractionOutcome, isPrivate, isPublic, type MessageSeen } from '../kit/visible.ts';

/** A person's hands, with a memory of what was acknowledged to them. */
export interface Witness {
  hands: Hands;
  /** What was seen so far. `told` are the news of public messages, oldest first, each message once. */
  seen: { acknowledged: number; attempts: number; underWay: number; told: string[] };
  /** Reads the news of the channel. */
  look(): Promise<void>;
}

/** How long a press may take to be answered in words, in ms, before the player goes on. */
const PATIENCE = 15_000;
const ACKNOWLEDGED = /^(Done\.|完了しました。)/;
/** An order that was left is no answer. */
const ORDERS = /\*\*Your standing orders\*\*|\*\*あなたの事前の指示\*\*/;
/** Words of the bot about who is asked, what stands whole above a button whose label is cut, its own remarks, the film: no news of the game. */
const NO_NEWS =
  /^(-# |<@\d+>(,? (and )?<@\d+>)*( \((one of you decides|a vote; [^)]*)\))? — |\*\*.+\*\* begins\. |The match once more, turn by turn\.|…)/;

/** Whether a press failed because, between look and press, somebody else's action had taken the button away. */
export const isGone = (error: unknown): boolean =>
  error instanceof Error && /no component|is disabled|no message|is not offered/.test(error.message);

/** The lines from the first one on that is another one than before: news come above the question. */
function newLines(before: string, now: string): string[] {
  const [old, lines] = [before.split('\n'), now.split('\n')];
  const same = lines.findIndex((line, i) => line !== old[i]);
  return same < 0 ? [] : lines.slice(same);
}

/** Watches what a person does in a channel: every press is followed until its private answer has come. */
export function witness(hands: Hands, channel: string): Witness {
  const seen: Witness['seen'] = { acknowledged: 0, attempts: 0, underWay: 0, told: [] };
  /** What each public message said when it was last looked at. */
  const known = new Map<string, string>();
  let first = true;

  async function followed(act: () => Promise<InteractionOutcome>, message: string): Promise<InteractionOutcome> {
    const before = await find(message);
    const newest = (await hands.messages(channel, 1))[0]?.id ?? '0';
    seen.attempts++;
    seen.underWay++;
    const result = await act().catch((error: unknown) => {
      // The button had gone before it was pressed: the program never heard of it.
      if (isGone(error)) {
        seen.attempts--;
        seen.underWay--;
      }
      throw error;
    });
    const answer = result.outcome === 'acknowledged' ? result.message : null;
    for (const begin = performance.now(); answer && performance.now() - begin < PATIENCE; ) {
      const now = (await find(answer)) ?? (await below(newest));
      const isNew = now && (now.id !== message || now.edited_timestamp !== before?.edited_timestamp);
      if (isNew && now.content !== '') {
        if (ACKNOWLEDGED.test(now.content) && !ORDERS.test(now.content)) seen.acknowledged++;
        break;
      }
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
    seen.underWay--;
    return result;
  }

  async function find(id: string): Promise<MessageSeen | undefined> {
    const here = (await hands.messages(channel, 40)).find((message) => message.id === id);
    if (here) return here;
    const dm = (await hands.channels()).find(({ kind }) => kind === 'dm');
    return dm && (await hands.messages(dm.id, 10)).find((message) => message.id === id);
  }

  /** A private message that is answered in is posted anew below what everybody reads: then it has another id. */
  async function below(id: string): Promise<MessageSeen | undefined> {
    const posted = (await hands.messages(channel, 40)).filter((one) => BigInt(one.id) > BigInt(id));
    return posted.findLast(isPrivate);
  }

  return {
    hands: {
      ...hands,
      click: (message, id) => followed(async () => hands.click(message, id), message),
      select: (message, id, values) => followed(async () => hands.select(message, id, values), message),
    },
    seen,
    async look() {
      for (const message of (await hands.messages(channel, 40)).filter(isPublic)) {
        const before = known.get(message.id) ?? '';
        if (message.content === before || isPrivate(message)) continue;
        known.set(message.id, message.content);
        // The result, the seed and what becomes of a campaign stand in no log.
        if (ENDED.test(message.content)) continue;
        // A board grows: what it said before was looked at then.
        const lines = newLines(before, message.content).filter((line) => line !== '' && !NO_NEWS.test(line));
        // What stood there at the beginning may be posted again after a kill; it was looked at in the life before.
        if (!first && lines.length > 0) seen.told.push(lines.join('\n'));
      }
      first = false;
    },
  };
}
