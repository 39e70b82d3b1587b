import type { APIApplicationCommand } from 'discord-api-types/v10';
import { LIMITS } from '#asking/terms/limits';
import { isRecord, listWithin, validate } from '../validate/checks.ts';
import { command } from '../validate/commands.ts';
import { refuseRequest } from '../world/refusals.ts';
import type { CommandRecord, World } from '../world/world.ts';
import type { Route, RouteCall } from './router.ts';

const DAY = 86_400_000;
const SCOPES = ['/applications/:application/commands', '/applications/:application/guilds/:guild/commands'];

/** Registration of commands, global and for the guild; the same routes twice. */
export const commandRoutes: Route[] = SCOPES.flatMap((path): Route[] => [
  { method: 'GET', path, run: (call) => inScope(call).map((each) => each.json) },
  { method: 'PUT', path, run: replaceAll },
  {
    method: 'POST',
    path,
    status: 201,
    run(call) {
      validate(call.world, call.json, command);
      return store(call, [...inScope(call).map((each) => each.json), call.json]).at(-1)!.json;
    },
  },
  { method: 'GET', path: `${path}/:command`, run: (call) => one(call).json },
  {
    method: 'PATCH',
    path: `${path}/:command`,
    run(call) {
      const known = one(call);
      if (!isRecord(call.json)) return known.json;
      const { id, application_id, guild_id, version, ...bare } = known.json as APIApplicationCommand &
        Record<string, unknown>;
      const next = { ...bare, ...call.json };
      validate(call.world, next, command);
      known.json = finished(call, next, id);
      call.world.hint({ kind: 'commands' });
      return known.json;
    },
  },
  {
    method: 'DELETE',
    path: `${path}/:command`,
    run(call) {
      const gone = one(call);
      call.world.commands = call.world.commands.filter((each) => each !== gone);
      call.world.hint({ kind: 'commands' });
    },
  },
]);

/** Commands of the scope of a path. Refuses 10004 unknown guild, 50001 foreign application or guild left. */
function inScope({ world, at }: RouteCall): CommandRecord[] {
  if (at.application !== world.identity.applicationId) refuseRequest(50001);
  if (at.guild !== undefined && at.guild !== world.identity.guildId) refuseRequest(10004);
  if (at.guild !== undefined && !world.joined) refuseRequest(50001);
  return world.commands.filter((each) => each.guild === (at.guild ?? null));
}

function one(call: RouteCall): CommandRecord {
  return inScope(call).find((each) => each.json.id === call.at.command) ?? refuseRequest(10063);
}

function replaceAll(call: RouteCall): unknown {
  inScope(call);
  const most = LIMITS.command.slash + 2 * LIMITS.command.context;
  const given = Array.isArray(call.json) ? call.json : [];
  if (given.length <= most) validate(call.world, call.json, listWithin(command, 0, most));
  return store(call, given).map((each) => each.json);
}

/** Makes `wanted` the commands of the scope. Refuses 30032 too many, 30034 too many new ones in a day. */
function store(call: RouteCall, wanted: unknown[]): CommandRecord[] {
  const { world, at } = call;
  const guild = at.guild ?? null;
  const before = inScope(call);
  const jsons = wanted as { name: string; type?: number }[];
  const key = (each: { name: string; type?: number }) => `${each.type ?? 1}/${each.name}`;
  const count = (type: number) => new Set(jsons.filter((each) => (each.type ?? 1) === type).map(key)).size;
  const { slash, context } = LIMITS.command;
  if (count(1) > slash || count(2) > context || count(3) > context) refuseRequest(30032);
  const byKey = new Map(jsons.map((each) => [key(each), each]));
  const fresh = [...byKey.keys()].filter((name) => !before.some((each) => key(each.json) === name));
  countCreations(world, guild ?? 'global', fresh.length);
  const next = [...byKey].map(([name, json]): CommandRecord => {
    const known = before.find((each) => key(each.json) === name);
    return { guild, json: finished(call, json as Record<string, unknown>, known?.json.id ?? world.ids.next()) };
  });
  world.commands = [...world.commands.filter((each) => each.guild !== guild), ...next];
  world.hint({ kind: 'commands' });
  return next;
}

function countCreations(world: World, scope: string, fresh: number): void {
  const now = world.clock.now();
  const today = (world.creations.get(scope) ?? []).filter((at) => now - at < DAY);
  if (today.length + fresh > LIMITS.command.createsPerDay) refuseRequest(30034);
  world.creations.set(scope, [...today, ...Array<number>(fresh).fill(now)]);
}

/** The command with what Discord adds. */
function finished({ world, at }: RouteCall, json: Record<string, unknown>, id: string): APIApplicationCommand {
  return {
    default_member_permissions: null,
    nsfw: false,
    contexts: null,
    integration_types: [0],
    description: '',
    type: 1,
    ...json,
    id,
    application_id: world.identity.applicationId,
    ...(at.guild === undefined ? {} : { guild_id: at.guild }),
    version: world.ids.next(),
  } as unknown as APIApplicationCommand;
}
