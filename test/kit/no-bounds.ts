import type { Defaults } from '#bot/match/house';

/** What new matches start with in tests: people open as many lobbies and files as they like. Days and hours are as the program has them. Films are made for whoever asks. */
export const noBounds: Defaults = {
  locale: 'en',
  remindAfterHours: 8,
  remindEveryHours: 24,
  importsPerDay: 100_000,
  importsPerServer: 100_000,
  lobbiesPerPerson: 100_000,
  lobbiesPerServer: 100_000,
  lobbyDays: 14,
  films: 'off',
};
