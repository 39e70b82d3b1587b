import type { LocalDiscord } from '#local/discord';

/** The settings by which a program of its own finds a stand-in for Discord, and is its bot. */
export const botSettings = ({ token, applicationId, api }: Pick<LocalDiscord, 'token' | 'applicationId' | 'api'>) => ({
  DISCORD_TOKEN: token,
  DISCORD_APP_ID: applicationId,
  DISCORD_API: api,
});
