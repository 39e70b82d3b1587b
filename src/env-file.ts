import { existsSync } from 'node:fs';

/** Reads `.env` of the working folder into the environment; what is already set there wins. */
export function readEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
