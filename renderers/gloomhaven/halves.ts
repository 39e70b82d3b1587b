import type { Locale } from '#core/text';
import { cardsOf } from '#games/gloomhaven/cards';
import type { Json } from '#core/types';
import { className, conditionName, monsterName } from './names.ts';
import type { OpSign } from './signs.ts';
import { say } from './text.ts';

/** What a card does, as signs and short words: one line for each ability, read off the data that the rules are played by. */

export type Half = ReturnType<typeof cardsOf>[number]['top'];
export type Ability = Half['effects'][number];
type Of<O extends Ability['op']> = Extract<Ability, { op: O }>;

/** A sign, a condition, an element, a pattern of hexes, or words. */
export type Token =
  | { sign: OpSign }
  | { condition: string }
  | { element: string }
  | { area: readonly (readonly [number, number])[]; from: boolean }
  | { text: string; strong?: true };
export type Line = Token[];

type Amount = NonNullable<Of<'attack'>['n']>;
interface Aimed {
  who?: string | undefined;
  range?: number | undefined;
  rangeMod?: number | undefined;
  where?: string | undefined;
  targets?: number | 'all' | undefined;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** All of one half: its abilities, then what becomes of the card. */
export function halfLines(half: Half, locale: Locale): Line[] {
  return half.effects.map((one) => abilityLine(one, locale)).filter((line) => line.length > 0);
}

/** Words of a line, for what is read aloud. */
export const inWords = (line: Line, locale: Locale): string =>
  line
    .map((token) => {
      if ('text' in token) return token.text;
      if ('sign' in token) return say(`sign.${token.sign}`, locale);
      // Its name follows it; what drives a figure has none.
      if ('condition' in token) return '';
      if ('element' in token) return say(`element.${token.element}`, locale);
      return say('half.area', locale, { n: token.area.length });
    })
    .filter(Boolean)
    .join(' ');

export function abilityLine(one: Ability, locale: Locale): Line {
  const write = new Writer(locale);
  write.ability(one);
  return write.line;
}

/** Puts tokens behind one another. */
class Writer {
  readonly line: Line = [];
  readonly #locale: Locale;
  constructor(locale: Locale) {
    this.#locale = locale;
  }

  #say(key: string, args: Record<string, Json> = {}): void {
    this.line.push({ text: say(`half.${key}`, this.#locale, args) });
  }
  #sign(sign: OpSign): void {
    this.line.push({ sign });
  }
  #text(text: string): void {
    this.line.push({ text, strong: true });
  }
  #amount(n: Amount | undefined, mod?: number): void {
    if (mod !== undefined) this.#text(signed(mod));
    else if (typeof n === 'number') this.#text(String(n));
    else if (n !== undefined) this.#counted(n);
  }
  #counted({ of, times, plus, half }: Exclude<Amount, number>): void {
    const what = of.map((one) => say(`counted.${one}`, this.#locale)).join(' × ');
    const many = times && times !== 1 ? `${times} × ${what}` : what;
    const whole = plus ? `${plus} + ${many}` : many;
    this.line.push({ text: half ? `${whole} ÷ 2` : whole });
  }
  #conditions(ids: readonly string[] | undefined): void {
    for (const condition of ids ?? [])
      this.line.push({ condition }, { text: conditionName(condition, this.#locale) });
  }
  #aim({ who, range, rangeMod, where, targets }: Aimed): void {
    if (who !== undefined && who !== 'enemy') this.#say(`who.${who}`);
    if (range !== undefined && (range > 1 || who !== undefined)) {
      this.#sign('range');
      this.#text(String(range));
    }
    if (rangeMod !== undefined) {
      this.#sign('range');
      this.#text(signed(rangeMod));
    }
    if (where !== undefined) this.#say(`where.${where}`);
    if (targets !== undefined) {
      this.#sign('target');
      if (targets === 'all') this.#say('all');
      else this.#text(String(targets));
    }
  }
  #area(area: Of<'attack'>['aoe']): void {
    if (area) this.line.push({ area: area.hexes, from: area.origin === 'self' });
  }
  #when(when: readonly string[] | undefined): void {
    for (const one of when ?? []) this.#say(`when.${one}`);
  }
  #all(ops: readonly Ability[] | undefined): void {
    for (const one of ops ?? []) this.ability(one);
  }
  #number(sign: OpSign, n: number | 'all' | undefined): void {
    if (n === undefined) return;
    this.#sign(sign);
    if (n === 'all') this.#say('all');
    else this.#text(signed(n));
  }

  /** What is added to an ability. */
  #boost(gain: Boost): void {
    this.#when(gain.when);
    if (gain.attack !== undefined) {
      this.#sign('attack');
      if (typeof gain.attack === 'number') this.#text(signed(gain.attack));
      else this.#counted(gain.attack);
    }
    this.#number('move', gain.move);
    this.#number('heal', gain.heal);
    this.#number('shield', gain.shield);
    this.#number('retaliate', gain.retaliate);
    this.#number('damage', gain.damage);
    this.#number('loot', gain.loot);
    this.#number('cards', gain.count);
    this.#number('range', gain.range);
    this.#number('target', gain.targets);
    this.#number('push', gain.push);
    this.#number('pull', gain.pull);
    this.#number('pierce', gain.pierce);
    this.#conditions(gain.conditions);
    if (gain.jump) this.#sign('jump');
    this.#area(gain.aoe);
    if (gain.advantage) this.#say('advantage');
    if (gain.multiply) this.#text(`×${gain.multiply}`);
    if (gain.augmented) this.#say('augmented');
    if (gain.xp !== undefined) {
      this.#sign('xp');
      this.#amount(gain.xp);
    }
    this.#all(gain.ops as readonly Ability[] | undefined);
    if (gain.instead) {
      this.#say('instead');
      this.#all(gain.instead as readonly Ability[]);
    }
  }
  #consume(consume: Consumptions | undefined): void {
    for (const { elements, gain } of consume ?? []) {
      for (const element of elements) this.line.push({ element });
      this.#text('→');
      this.#boost(gain);
    }
  }
  #effect(one: Of<'ongoing'> | Of<'augment'>): void {
    this.#boost(one as Boost);
    if (one.op === 'ongoing') {
      if (one.negate) this.#say('negate');
      if (one.disadvantage) this.#say('disadvantage');
      if (one.redirect) this.#say('redirect');
      if (one.asAttack) this.#say('as-attack');
      if (one.augments) this.#say('augments', { n: one.augments });
    }
    this.#consume(one.consume);
  }

  ability(one: Ability): void {
    switch (one.op) {
      case 'attack':
        this.#sign('attack');
        this.#amount(one.n, one.mod);
        this.#aim(one);
        this.#area(one.aoe);
        this.#plain('pierce', one.pierce);
        this.#plain('push', one.push);
        this.#plain('pull', one.pull);
        this.#conditions(one.conditions);
        this.#when(one.when);
        if (one.alongWay) this.#say('along-way');
        if (one.allOnFocus) this.#say('all-on-focus');
        for (const bonus of one.bonus ?? []) this.#boost(bonus as Boost);
        if (one.slam) this.#say(`slam-${one.slam.on}`, { n: one.slam.damage });
        if (one.xpEach) {
          this.#sign('xp');
          this.#say('each', { n: one.xpEach });
        }
        return this.#consume(one.consume);
      case 'move':
        this.#sign('move');
        this.#amount(one.n, one.mod);
        if (one.jump) {
          this.#sign('jump');
          this.#say('jump');
        }
        if (one.straight) this.#say('straight');
        if (one.end) this.#say(`end.${one.end}`);
        if (one.along) this.#say(`along.${one.along}`);
        return this.#consume(one.consume);
      case 'heal':
      case 'shield':
      case 'retaliate':
      case 'damage':
      case 'push':
      case 'pull':
        this.#sign(one.op);
        this.#amount(one.n);
        this.#aim(one as Aimed);
        return this.#consume(one.consume);
      case 'condition':
        this.#conditions(one.conditions);
        this.#aim(one);
        this.#when(one.when);
        return this.#consume(one.consume);
      case 'loot':
        this.#sign('loot');
        this.#amount(one.n);
        if (one.extra !== undefined) this.#say('extra');
        return this.#consume(one.consume);
      case 'infuse':
        this.#text('+');
        this.line.push({ element: one.element });
        return;
      case 'consume':
        return this.#consume([one]);
      case 'ongoing':
        this.#say(`trigger.${one.trigger}`);
        return this.#effect(one);
      case 'augment':
        this.#say('augment');
        return this.#effect(one);
      case 'summon': {
        const { name, hp, move, attack, range } = one.creature;
        this.#sign('summon');
        this.line.push({ text: name[this.#locale], strong: true });
        this.#sign('hp');
        this.#text(String(hp));
        this.#sign('move');
        this.#text(String(move));
        this.#sign('attack');
        if (attack === undefined) this.#text('–');
        else this.#amount(attack);
        if (range) this.#plain('range', range);
        return;
      }
      case 'create-trap':
        this.#say('create-trap');
        this.#sign('damage');
        this.#text(String(one.damage));
        return this.#conditions(one.conditions);
      case 'recover':
        this.#sign('cards');
        this.#say(`recover-${one.pile}`, { n: one.count === 'all' ? say('half.all', this.#locale) : String(one.count) });
        return this.#aim(one);
      case 'grant':
        this.#say('grant');
        this.#aim(one);
        return this.#all(one.ops as readonly Ability[]);
      case 'command':
        this.#say('command', { n: one.range });
        return this.#all(one.ops as readonly Ability[]);
      case 'on-death':
        this.#say('on-death');
        return this.#all(one.ops as readonly Ability[]);
      case 'boss-special':
        return this.#say('boss-special', { n: one.n });
      case 'kill':
        this.#say(one.hp ? 'kill-weak' : 'kill', { n: one.hp ?? 0 });
        this.#ranks(one.ranks);
        this.#aim(one);
        this.#area(one.aoe);
        return this.#when(one.when);
      case 'turncoat':
        this.#say('turncoat');
        this.#ranks(one.ranks);
        return this.#plain('range', one.range);
      case 'create-obstacle':
        this.#say('create-obstacle', { n: one.count });
        return this.#plain('range', one.range);
      case 'destroy-obstacle':
        this.#say('destroy-obstacle', { n: one.count === 'all' ? say('half.all', this.#locale) : String(one.count) });
        this.#plain('range', one.range);
        return this.#consume(one.consume);
      case 'move-obstacle':
        return this.#say('move-obstacle', { n: one.to });
      case 'disarm-trap':
        return this.#say(one.onto ? 'disarm-trap-onto' : 'disarm-trap', { n: one.onto ?? 0 });
      case 'refresh':
        return this.#say('refresh', { n: one.count === 'all' ? say('half.all', this.#locale) : String(one.count) });
      case 'play-hand':
        return this.#say(`play-hand-${one.half}`);
      case 'summon-monsters':
        return this.#say('summon-monsters', { name: monsterName(one.monster, this.#locale) });
      case 'scenario':
        return this.#say('by-scenario');
    }
  }

  #ranks(ranks: readonly string[] | undefined): void {
    if (ranks?.length === 1) this.#say(`rank.${ranks[0]}`);
  }
  #plain(sign: OpSign, n: number | undefined): void {
    if (n === undefined) return;
    this.#sign(sign);
    this.#text(String(n));
  }
}

type Consumptions = NonNullable<Of<'attack'>['consume']>;
type Boost = Consumptions[number]['gain'];

/** "Brute, level 3". */
export const levelWords = (id: string, level: number, locale: Locale): string =>
  say('party.level', locale, { name: className(id, locale), n: level });
