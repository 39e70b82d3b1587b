import { chance } from './chance.ts';
import { circles } from './circles.ts';
import { docstrings, sentences } from './docstrings.ts';
import { engines } from './engines.ts';
import { floors } from './floors.ts';
import { folders, loose } from './folders.ts';
import { globals } from './globals.ts';
import type { Rule } from './house.ts';
import { imports } from './imports.ts';
import { length } from './length.ts';
import { skipped, unfinished } from './marks.ts';
import { names } from './names.ts';
import { once, subjects } from './once.ts';
import { options } from './options.ts';
import { parameters } from './parameters.ts';
import { readable } from './readable.ts';

/** What holds in the whole house, in the order in which it is told. */
export const RULES: readonly Rule[] = [
  readable,
  floors,
  imports,
  circles,
  folders,
  loose,
  globals,
  engines,
  options,
  parameters,
  length,
  names,
  once,
  subjects,
  sentences,
  docstrings,
  chance,
  unfinished,
  skipped,
];
