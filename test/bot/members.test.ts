import {
  type APIOverwrite,
  type APIRole,
  Client,
  Guild,
  GuildMember,
  OverwriteType,
  PermissionFlagsBits as P,
  PermissionsBitField,
  TextChannel,
} from 'discord.js';
import { expect, test } from 'vitest';
import { permissionsIn, type ServerMember } from '#bot/platform/members';
import { chanceFrom } from '#chance/playout';
import { salted } from '../kit/salt.ts';

/** What a member may do, by the roles and overwrites that Discord sends. The other reckoning is that of discord.js, from its cache. */

const GUILD = '30';
const USER = '1';
const ROLES = ['31', '32', '33'];
const BITS = [P.ViewChannel, P.SendMessages, P.AttachFiles, P.ReadMessageHistory, P.SendMessagesInThreads];

type Bits = () => string;
const role = (id: string, permissions: string) => ({ id, permissions, name: id, position: 1 }) as unknown as APIRole;
const member = (roles: string[]) =>
  ({
    user: { id: USER, username: 'ann' },
    roles,
    communication_disabled_until: null,
  }) as unknown as ServerMember['member'];
const overwrite = (id: string, bits: Bits): APIOverwrite => ({
  id,
  type: id === USER ? OverwriteType.Member : OverwriteType.Role,
  allow: bits(),
  deny: bits(),
});

/** The reckoning of discord.js for the same raw data. */
function theirs(given: ServerMember, overwrites: APIOverwrite[]): bigint {
  const client = new Client({ intents: [] });
  const guild = Reflect.construct(Guild, [client, { ...given.server, channels: [], members: [] }]) as Guild;
  const one = Reflect.construct(GuildMember, [client, given.member, guild]) as GuildMember;
  const data = { id: '40', type: 0, guild_id: GUILD, permission_overwrites: overwrites };
  const channel = Reflect.construct(TextChannel, [guild, data, client]) as TextChannel;
  return channel.permissionsFor(one).bitfield;
}

test('permissions of 500 members are those that discord.js reckons: owner, roles, administrator, overwrites', () => {
  const draw = chanceFrom(salted('members'));
  const chance = (n: number) => draw() < n;
  const bits: Bits = () => String(BITS.reduce((sum, bit) => (chance(0.4) ? sum | bit : sum), 0n));
  for (let n = 0; n < 500; n++) {
    const roles = [GUILD, ...ROLES].map((id) =>
      role(id, String(BigInt(bits()) | (chance(0.05) ? P.Administrator : 0n))),
    );
    const server = { id: GUILD, owner_id: chance(0.05) ? USER : '2', roles } as unknown as ServerMember['server'];
    const given = { server, member: member(ROLES.filter(() => chance(0.5))) };
    const overwrites = [GUILD, ...ROLES, USER, '2'].filter(() => chance(0.5)).map((id) => overwrite(id, bits));
    expect(permissionsIn(overwrites, given).bitfield, JSON.stringify({ given, overwrites })).toBe(
      theirs(given, overwrites),
    );
  }
});

test('whom a server has silenced for a while reads, and does nothing else; afterwards everything again', () => {
  const all = P.ViewChannel | P.ReadMessageHistory | P.SendMessages;
  const server = { id: GUILD, owner_id: '2', roles: [role(GUILD, String(all))] } as unknown as ServerMember['server'];
  const until = (ms: number) =>
    ({
      ...member([]),
      communication_disabled_until: new Date(Date.now() + ms).toISOString(),
    }) as ServerMember['member'];
  const may = (ms: number) => permissionsIn([], { server, member: until(ms) }).bitfield;
  expect(may(60_000)).toBe(P.ViewChannel | P.ReadMessageHistory);
  expect(may(-60_000)).toBe(new PermissionsBitField(all).bitfield);
});
