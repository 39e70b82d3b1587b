import { setTimeout as wait } from 'node:timers/promises';
import { startProgram } from './program.ts';

/** The proxy before Discord as a process of its own, which is killed, and comes back where it was. */
export interface Proxied {
  /** Its own address, as programs are told it. */
  api: string;
  /** For so many ms nobody listens there. */
  isGone(ms: number): Promise<void>;
  close(): Promise<void>;
}

/** Begins one that passes on to this base address. */
export async function openProxied(passesTo: string): Promise<Proxied> {
  const begin = (port: string) => startProgram('src/proxy/program.ts', { PROXY_PORT: port, PROXY_API: passesTo });
  const isOpen = /DISCORD_API=(http:\/\/127\.0\.0\.1:(\d+)\/api)/;
  let now = begin('0');
  const [, api, port] = await now.says(isOpen);
  return {
    api: api!,
    async isGone(ms) {
      await now.kill();
      await wait(ms);
      now = begin(port!);
      await now.says(isOpen);
    },
    close: () => now.kill(),
  };
}
