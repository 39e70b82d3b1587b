import type { Kind } from './kind.ts';

/** (9) A hero may leave if he takes no damage in the whole round; whether he did is known at its end. */
export const escapeIfUnhurt: Kind<'escapeIfUnhurt'> = {
  acts: {
    9: ({ own }) => {
      own.escapes = true;
    },
  },
};
