import type { Chance } from '#core/enumerate';
import type { Hands } from './visible.ts';

/** What a blind player did at one go. */
export interface Did {
  /** Pressed or chose on a message, or typed a command. */
  how: 'press' | 'choose' | 'type';
  label: string;
  /** Where: the channel, or a direct one. */
  at: string;
  /** What Discord said to it; `failed` means that the bot did not answer in time. */
  outcome: string;
}

export interface BlindOptions {
  hands: Hands;
  locale: 'en-US' | 'ja';
  /** Where the match is played. */
  channel: string;
  chance: Chance;
  /** How much a label is liked: 1 if it does not matter, 0 never. It reads words and nothing else. */
  taste(label: string): number;
  /** How often an answer is typed instead of pressed, 0 to 1. */
  typing: number;
  /** Commands that are not the game's. */
  notTyped: readonly string[];
  /** Public words by which one sees that the match is over. */
  ended: RegExp;
}
