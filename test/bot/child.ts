import { allCommands } from '#commands/index';
import { runUntilSignal } from '#src/run';
import { toy } from '../kit/toy-game.ts';

/** The whole program as a process of its own, with the toy for a game. */
await runUntilSignal(async () => ({ games: [toy], commands: allCommands }), { kind: 'bot' });
