import type { Holder } from '#bot/serve/command';

/** `/admin`, for those who may manage the server: all about the matches of this server, and of no other. */
export const admin: Holder = {
  name: { en: 'admin', ja: '管理' },
  help: {
    en: 'Look after all matches of this server (for those who may manage it)',
    ja: 'このサーバーの対戦をまとめて管理する（サーバー管理の権限を持つ人用）',
  },
  forOperators: true,
};
