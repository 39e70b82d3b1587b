import { ROOM } from '#asking/terms/room';
import { pagesOf } from '#asking/terms/words';
import { campaignSketches } from '#bot/deliver/pictures';
import { positionOf } from '#bot/match/asked';
import { beginsFrom, campaignName } from '#bot/match/campaign';
import { find } from '#bot/match/change';
import { decline } from '#bot/match/declined';
import type { House } from '#bot/match/house';
import { type Found, isCarriedNewer, isPlayed } from '#bot/match/record';
import { type Call, subcommand } from '#bot/serve/command';
import { pastLine } from '#bot/words/past';
import { gameName, reachLines } from '#bot/words/say';
import { say } from '#bot/words/text';
import { pageButtons } from '#bot/words/ways-on';
import { beginCampaign, currentCampaign } from '#core/campaign';
import { chosenOptions } from '#core/seats';
import type { Locale } from '#core/text';
import type { Json } from '#core/types';
import type { AnyGame } from '#src/game-part';
import type { CampaignRecord } from '#store/campaign';
import { BrokenRecord } from '#store/errors';

/**
 * What a campaign has become, for whoever asks: in words and pictures, and the matches it has taken on. Of the match here, be it
 * played for one or alone, or of any campaign of the server by its name. Public facts only.
 */
export const party = subcommand({
  name: { en: 'party', ja: 'パーティー' },
  help: {
    en: 'What the campaign has become: who plays in it, what they have, and its matches',
    ja: 'キャンペーンの今を見る（仲間、持ち物、これまでの対戦）',
  },
  alone: true,
  whilePaused: true,
  of: hasSheet,
  options: {
    campaign: {
      type: 'completed',
      name: { en: 'campaign', ja: 'キャンペーン' },
      help: {
        en: 'A campaign of this server; that of the match here if empty',
        ja: 'このサーバーのキャンペーン（省略するとここの対戦のもの）',
      },
      complete: async ({ house, guild }) =>
        (await campaignsOf(house, guild)).map(({ name }) => ({ name, value: name })),
    },
  },
  async run(call, { campaign }) {
    await show(call, campaign === undefined ? await ofMatch(call) : await ofName(call, campaign), 0);
  },
  presses: {
    party: {
      goesOn: true,
      async run(call, { match, page = 0 }) {
        const campaign = await campaignOf(call.house, match);
        await show(call, campaign ? await ofCampaign(call, campaign) : await ofMatch(call), page);
      },
    },
  },
});

function hasSheet({ game, pictures }: AnyGame): boolean {
  return game.campaign?.view !== undefined && pictures.campaign !== undefined;
}

/** What is looked at: a campaign, or a match that stands alone. */
interface Looked {
  /** Of the campaign or the match. */
  id: string;
  part: AnyGame;
  campaign?: CampaignRecord;
  /** Where it is played now. */
  where?: string;
  /** What it has become. */
  state: Json;
}

async function ofName(call: Call, typed: string): Promise<Looked> {
  const wanted = typed.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
  const all = await campaignsOf(call.house, call.visit.guild);
  const found = all.find(({ name }) => name.normalize('NFKC').toLowerCase() === wanted);
  return ofCampaign(
    call,
    found ?? decline('campaign-unknown', { campaign: campaignName({ name: typed.slice(0, 60) }) }),
  );
}

async function ofCampaign({ house, visit }: Call, campaign: CampaignRecord): Promise<Looked> {
  if (visit.guild !== null && visit.guild !== campaign.guild) decline('old-button');
  const part = house.games.get(campaign.game) ?? decline('unknown-game', { games: [...house.games.keys()] });
  if (!hasSheet(part)) decline('no-sheet', { game: gameName(part, visit.locale) });
  const { id, current, carried } = campaign;
  if (isCarriedNewer(part.game, carried)) decline('newer');
  const found = current === null ? undefined : await findIfReadable(house, current);
  const where = found && ['lobby', 'running'].includes(found.record.status) ? { where: found.record.channel } : {};
  const begun = carried
    ? currentCampaign(part.game, carried)
    : beginCampaign(part.game, chosenOptions(part.game, found?.record.options ?? {}));
  const running = found?.record.status === 'running' ? nowIn(found) : undefined;
  return { id, part, campaign, ...where, state: running ?? begun.state };
}

/** Of the match here: of the campaign it is played for, or what it has become by itself. */
async function ofMatch(call: Call): Promise<Looked> {
  const { house, visit } = call;
  const found = await find(house, await call.match());
  const { part, record } = found;
  if (!hasSheet(part)) decline('no-sheet', { game: gameName(part, visit.locale) });
  const campaign = record.campaign && (await campaignOf(house, record.campaign.id));
  if (campaign) return ofCampaign(call, campaign);
  if (!record.campaign && !isPlayed(found)) decline('no-campaign-here');
  return { id: record.id, part, state: nowIn(found) ?? beginsFrom(part, record)!.state };
}

const nowIn = (found: Found): Json | undefined =>
  isPlayed(found) ? found.part.game.campaign?.now?.(positionOf(found).g) : undefined;

async function campaignsOf({ store, games }: House, guild: string | null): Promise<CampaignRecord[]> {
  if (guild === null) return [];
  const ids = [...games.values()].filter(hasSheet).map(({ game }) => game.id);
  return (await Promise.all(ids.map((id) => store.campaigns.of(guild, id)))).flat();
}

/** Undefined where there is none of that id; one that is damaged is as good as none for whoever only looks. */
async function campaignOf(house: House, id: string): Promise<CampaignRecord | undefined> {
  return ifReadable(() => house.store.campaigns.load(id));
}

/** A match, as long as it is there and can be read. */
const findIfReadable = (house: House, match: string): Promise<Found | undefined> =>
  ifReadable(async () => ((await house.store.load(match)) ? find(house, match) : undefined));

async function ifReadable<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BrokenRecord) return undefined;
    throw error;
  }
}

/** Pictures first, each on a page of its own; the first one has the words as far as they fit. Behind them the matches. */
async function show({ house, visit }: Call, looked: Looked, asked: number): Promise<void> {
  const { id, part, campaign, state } = looked;
  const { locale } = visit;
  const look = { locale, ...(campaign && { name: campaign.name }) };
  const seen = part.game.campaign!.view!(state);
  const sheets = part.pictures.campaign!;
  const pages = await campaignSketches(sheets, seen, look);
  const taken = campaign?.taken ?? [];
  const count = pages.length + Math.ceil(taken.length / MATCHES);
  const at = Math.min(asked, count - 1);
  const page = pages[at];
  const pictures = page ? [await page.draw()] : [];
  visit.reached('drawn');
  const head = say(page ? 'party.page' : 'party.history', locale, {
    name: page?.name ?? null,
    page: at + 1,
    pages: count,
  });
  const lines =
    at === 0
      ? fitting(headLine(looked, locale), [...reachLines(part, state, locale), ...sheets.lines(seen, look)])
      : [head, ...(page ? [] : await pastLines(house, taken, at - pages.length, locale))];
  const turning = pageButtons((to) => ({ kind: 'party', match: id, page: to }), { at, pages: count - 1 }, locale);
  await visit.reply({ content: lines.join('\n'), pictures, choices: turning });
}

function headLine({ part, campaign, where }: Looked, locale: Locale): string {
  const game = gameName(part, locale);
  if (!campaign) return say('party.alone', locale, { game });
  const n = campaign.carried?.matches ?? 0;
  const args = { game, campaign: campaignName(campaign), n, where: where === undefined ? null : `<#${where}>` };
  return say(n > 0 ? 'party.head' : 'party.begins', locale, args);
}

/** The first of the lines that have room in one message; the pictures have all of it. */
function fitting(head: string, lines: readonly string[]): string[] {
  return pagesOf([head, ...lines], ROOM.words)[0]!.split('\n');
}

/** So many matches have room on a page. */
const MATCHES = 12;

/** A page of the matches it has taken on, the newest first, as far as the store still has them. */
async function pastLines(house: House, taken: readonly string[], page: number, locale: Locale): Promise<string[]> {
  const newestFirst = [...taken.entries()].reverse().slice(page * MATCHES, (page + 1) * MATCHES);
  return Promise.all(
    newestFirst.map(async ([i, match]) => pastLine(await findIfReadable(house, match), i + 1, locale)),
  );
}
