import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { GatewayCloseCodes as Close, GatewayIntentBits as Intent, GatewayOpcodes as Op } from 'discord-api-types/v10';
import { type WebSocket, WebSocketServer } from 'ws';
import { LIMITS } from '#asking/terms/limits';
import { guildCreateJson } from '../guild/guild.ts';
import { botUser } from '../guild/users.ts';
import { isRecord } from '../validate/checks.ts';
import { shardOf } from '../world/snowflake.ts';
import type { Dispatch, World } from '../world/world.ts';

/** The gateway half: sessions of the bot's shards, kept over dropped connections. */
export interface Gateway {
  server: WebSocketServer;
  dispatch(event: Dispatch): void;
  /** Cuts every connection with a close code; sessions stay and can be resumed. */
  drop(code: number): void;
  /** Whether a bot is connected. */
  online(): boolean;
  /** When an event last left (ms of the machine's monotonic clock). */
  lastSent(): number;
  close(): void;
}

interface Session {
  id: string;
  intents: number;
  shard: [number, number];
  socket: WebSocket | null;
  seq: number;
  /** Events for a resume. */
  buffer: { seq: number; text: string }[];
}

const PRIVILEGED = Intent.GuildMembers | Intent.GuildPresences | Intent.MessageContent;
const ALL_INTENTS = Object.values(Intent).reduce<number>((all, bit) => (typeof bit === 'number' ? all | bit : all), 0);
/** The longest message a client may send, in bytes (topics/gateway, sending events). */
const LONGEST = 4_096;
/** What the door bears: so many connections at once, and so many ms until one has said who it is. */
export interface Door {
  sockets: number;
  identifyWithin: number;
}
const DOOR: Door = { sockets: 64, identifyWithin: 30_000 };
/** Events kept for a resume; who missed more starts afresh. */
const BUFFERED = 1_000;

/** Opens the gateway; the HTTP server hands it the connections. Takes only `token`; `address` is its own `ws://` one. */
export function openGateway(world: World, address: () => string, door: Door = DOOR): Gateway {
  const server = new WebSocketServer({ noServer: true, maxPayload: LONGEST });
  const sessions = new Map<string, Session>();
  let lastSent = performance.now();

  function send(session: Session, name: string, data: unknown): void {
    session.seq += 1;
    const text = JSON.stringify({ op: Op.Dispatch, s: session.seq, t: name, d: data });
    session.buffer.push({ seq: session.seq, text });
    if (session.buffer.length > BUFFERED) session.buffer.shift();
    session.socket?.send(text);
    lastSent = performance.now();
  }

  function dispatch(event: Dispatch): void {
    if (event.guild !== null && !world.joined && event.name !== 'GUILD_DELETE') return;
    for (const session of sessions.values()) {
      const wanted = event.intents === 0 || (session.intents & event.intents) !== 0;
      if (wanted && session.shard[0] === shardOf(event.guild, session.shard[1])) send(session, event.name, event.data);
    }
  }

  function identify(socket: WebSocket, data: Record<string, unknown>): Session | undefined {
    const intents = data.intents;
    const shard = (data.shard ?? [0, 1]) as [number, number];
    if (!isOurToken(data.token)) return void socket.close(Close.AuthenticationFailed, 'Authentication failed.');
    if (typeof intents !== 'number' || (intents & ~ALL_INTENTS) !== 0) {
      return void socket.close(Close.InvalidIntents, 'Invalid intent(s).');
    }
    if ((intents & PRIVILEGED) !== 0) return void socket.close(Close.DisallowedIntents, 'Disallowed intent(s).');
    if (!(shard[0] >= 0 && shard[0] < shard[1])) return void socket.close(Close.InvalidShard, 'Invalid shard.');
    const id = randomBytes(16).toString('hex');
    const session: Session = { id, intents, shard, socket, seq: 0, buffer: [] };
    // Only lost sessions of the same shard are in the way of nothing, and nobody will resume them after this.
    for (const old of sessions.values()) {
      if (old.socket === null && old.shard.join() === shard.join()) sessions.delete(old.id);
    }
    sessions.set(id, session);
    const { guildId, applicationId } = world.identity;
    const here = world.joined && shardOf(guildId, shard[1]) === shard[0];
    send(session, 'READY', {
      v: 10,
      user: { ...botUser(world), email: null, verified: true, mfa_enabled: true },
      guilds: here ? [{ id: guildId, unavailable: true }] : [],
      session_id: id,
      resume_gateway_url: address(),
      shard,
      application: { id: applicationId, flags: 0 },
      private_channels: [],
      relationships: [],
      session_type: 'normal',
      _trace: ['local'],
    });
    if (here && (intents & Intent.Guilds) !== 0) send(session, 'GUILD_CREATE', guildCreateJson(world));
    world.hint({ kind: 'bot' });
    return session;
  }

  function resume(socket: WebSocket, data: Record<string, unknown>): Session | undefined {
    if (!isOurToken(data.token)) return void socket.close(Close.AuthenticationFailed, 'Authentication failed.');
    const session = sessions.get(String(data.session_id));
    const seq = Number(data.seq);
    if (session && seq > session.seq) return void socket.close(Close.InvalidSeq, 'Invalid seq.');
    const oldest = session?.buffer[0]?.seq ?? 1;
    if (!session || seq + 1 < oldest) {
      socket.send(JSON.stringify({ op: Op.InvalidSession, d: false }));
      return undefined;
    }
    session.socket?.terminate();
    session.socket = socket;
    for (const event of session.buffer) if (event.seq > seq) socket.send(event.text);
    send(session, 'RESUMED', { _trace: ['local'] });
    world.hint({ kind: 'bot' });
    return session;
  }

  function isOurToken(token: unknown): boolean {
    return token === world.identity.token || token === `Bot ${world.identity.token}`;
  }

  server.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    socket.on('error', () => socket.terminate());
    if (server.clients.size > door.sockets) return socket.close(1013, 'Too many connections.');
    const query = new URL(`http://local/${request.url?.replace(/^[^?]*/, '')}`).searchParams;
    if (query.get('v') !== '10' || query.get('encoding') !== 'json' || query.has('compress')) {
      world.surprises.push(`gateway asked for ${query}`);
      return socket.close(Close.InvalidAPIVersion, 'Only v10, json, uncompressed.');
    }
    let session: Session | undefined;
    let sends: number[] = [];
    const late = setTimeout(() => {
      if (!session) socket.close(Close.SessionTimedOut, 'Nobody identified.');
    }, door.identifyWithin).unref();
    socket.send(
      JSON.stringify({ op: Op.Hello, d: { heartbeat_interval: LIMITS.gateway.heartbeat, _trace: ['local'] } }),
    );
    socket.on('message', (raw: Buffer) => {
      const now = performance.now();
      sends = [...sends.filter((at) => now - at < LIMITS.gateway.sendWindow), now];
      if (sends.length > LIMITS.gateway.sends) return socket.close(Close.RateLimited, 'Rate limited.');
      const packet = read(raw);
      if (!packet) return socket.close(Close.DecodeError, 'Error while decoding payload.');
      const data = isRecord(packet.d) ? packet.d : {};
      if (packet.op === Op.Heartbeat) return socket.send(JSON.stringify({ op: Op.HeartbeatAck }));
      if (packet.op === Op.Identify) {
        if (session) return socket.close(Close.AlreadyAuthenticated, 'Already authenticated.');
        session = identify(socket, data);
      } else if (packet.op === Op.Resume) session = resume(socket, data);
      else if (!session) socket.close(Close.NotAuthenticated, 'Not authenticated.');
      else if (packet.op !== Op.PresenceUpdate) {
        world.surprises.push(`gateway op ${packet.op}`);
        socket.close(Close.UnknownOpcode, 'Unknown opcode.');
      }
    });
    socket.on('close', (code) => {
      clearTimeout(late);
      if (session?.socket !== socket) return;
      session.socket = null;
      if (code === 1000 || code === 1001) sessions.delete(session.id);
      world.hint({ kind: 'bot' });
    });
  });

  return {
    server,
    dispatch,
    drop(code) {
      for (const session of sessions.values()) {
        session.socket?.close(code);
        session.socket = null;
      }
    },
    online: () => [...sessions.values()].some((session) => session.socket !== null),
    lastSent: () => lastSent,
    close() {
      for (const client of server.clients) client.terminate();
      sessions.clear();
      server.close();
    },
  };
}

function read(raw: Buffer): { op: number; d: unknown } | undefined {
  try {
    const packet: unknown = JSON.parse(raw.toString('utf8'));
    return isRecord(packet) && typeof packet.op === 'number' ? { op: packet.op, d: packet.d } : undefined;
  } catch {
    return undefined;
  }
}
