import { generateKeyPairSync, sign } from 'node:crypto';
import { request } from 'node:http';
import { InteractionType } from 'discord-api-types/v10';
import type { OfferedInteraction, World } from '../world/world.ts';
import { answerInteraction } from './answers.ts';

/** The addresses at which the bot takes interactions, in place of the gateway, as Discord and a proxy before several processes use them. */
export interface Endpoints {
  /** By which requests are signed: 64 hexadecimal digits. */
  publicKey: string;
  /**
   * From now on interactions are posted to these addresses by turns; with none they come by the gateway again. Each is tried as Discord does
   * before it takes an address: rejects where a ping is not answered, or a forged one is not refused.
   */
  use(addresses: readonly string[]): Promise<void>;
  /** Whether there are any. */
  areUsed(): boolean;
  /** Posts an interaction to the address whose turn it is: to the next one where the connection is refused, and to no other where it breaks. */
  post(interaction: OfferedInteraction): void;
  /** Requests under way, and when the last one ended (ms of the machine's monotonic clock). */
  running(): number;
  lastEnd(): number;
}

/** What comes back from an address. */
interface Said {
  status: number;
  text: string;
}

/** Keys of its own for each stand-in. At first there is no address. */
export function openEndpoints(world: World): Endpoints {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  let addresses: readonly string[] = [];
  let turn = 0;
  let running = 0;
  let lastEnd = performance.now();

  /** With `forged` the signature is that of other words. */
  function send(address: string, content: unknown, forged?: 'forged'): Promise<Said> {
    const body = Buffer.from(JSON.stringify(content));
    const timestamp = String(Math.floor(world.clock.now() / 1_000));
    const signed = sign(null, Buffer.concat([Buffer.from(timestamp + (forged ?? '')), body]), privateKey);
    return posted(address, body, {
      'content-type': 'application/json',
      'content-length': body.length,
      'x-signature-ed25519': signed.toString('hex'),
      'x-signature-timestamp': timestamp,
    });
  }

  async function use(wanted: readonly string[]): Promise<void> {
    const id = world.ids.next();
    const ping = {
      id,
      application_id: world.identity.applicationId,
      type: InteractionType.Ping,
      token: id,
      version: 1,
    };
    for (const address of wanted) {
      const { status, text } = await send(address, ping);
      const { status: refused } = await send(address, ping, 'forged');
      if (status !== 200 || text !== '{"type":1}' || refused !== 401) {
        throw new Error(
          `${address} is no interactions endpoint: ${status} ${text} to a ping, ${refused} to a forged one`,
        );
      }
    }
    addresses = wanted;
  }

  async function deliver(interaction: OfferedInteraction): Promise<void> {
    const first = turn++;
    for (let tried = 0; tried < addresses.length; tried++) {
      const address = addresses[(first + tried) % addresses.length]!;
      try {
        const said = await send(address, interaction);
        // What stands in the answer itself is the first answer, as by the callback.
        if (said.status === 200)
          answerInteraction(world, interaction.id, interaction.token, { json: JSON.parse(said.text), uploads: [] });
        else if (said.status >= 300) world.surprises.push(`${said.status} to an interaction`);
        return;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') return;
      }
    }
  }

  return {
    publicKey: Buffer.from(x, 'base64url').toString('hex'),
    use,
    areUsed: () => addresses.length > 0,
    post(interaction) {
      running += 1;
      void deliver(interaction).finally(() => {
        running -= 1;
        lastEnd = performance.now();
      });
    },
    running: () => running,
    lastEnd: () => lastEnd,
  };
}

/** Each by a connection of its own: one that was kept may be closed by the other side at that very moment. */
function posted(address: string, body: Buffer, headers: Record<string, string | number>): Promise<Said> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { method: 'POST', headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode!, text }));
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
