import { z } from 'zod';

const Hexes = z.array(z.string());

/** What would be done by those who are moved by the rules, each if it acted now; what a picture of it shows. */
export const Foresight = z.array(
  z.object({
    actor: z.string(),
    from: z.string(),
    /** The hexes it enters. */
    way: Hexes,
    /** Where it could end as well. */
    ends: Hexes,
    /** Whom it attacks, each once. */
    targets: z.array(z.string()),
  }),
);
export type Foresight = z.infer<typeof Foresight>;
