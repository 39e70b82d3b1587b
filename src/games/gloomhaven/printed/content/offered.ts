import { offered } from './scenarios.ts';

/** What is offered: every class at every level, and the scenarios that are known whole. */

/** All of which everything is known; of the others the list of scenarios says what is missing. A test holds that each is built. */
export const SCENARIOS: readonly string[] = offered.map(String);
export const LEVELS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
