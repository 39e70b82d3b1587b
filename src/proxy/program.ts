import { readEnvFile } from '#src/env-file';
import { firstLine } from '#src/first-line';
import { readSettings } from '#src/settings';
import { openProxy } from './open-proxy.ts';

/** The proxy as a process of its own. Programs find it by `DISCORD_API`, which it does not follow itself: they share a file of settings. */

readEnvFile();
try {
  const { host, proxy } = readSettings(process.env, () => true);
  const opened = await openProxy({
    ...proxy,
    host,
    trouble: (error) => process.stderr.write(`No answer of ${proxy.api}: ${firstLine(error)}\n`),
  });
  process.stdout.write(`The proxy is open: DISCORD_API=http://${host}:${opened.port}/api\n`);
  // A container does not end by a signal that nobody hears.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void opened.close());
} catch (error) {
  process.stderr.write(`The proxy does not start. ${firstLine(error)}\n`);
  process.exitCode = 1;
}
