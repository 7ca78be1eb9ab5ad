import { z } from 'zod';

const experimentName = z.string().regex(/^[a-z-]{1,40}$/);

/** Which variant of an experiment is shown: what is asked for, and the answer. */
export const seedOf = (example: { name: string; seed: string }) => ({
  name: experimentName.meta({ example: example.name }),
  data: z.strictObject({
    '@type': z.literal('seed'),
    name: z.string(),
    seed: z.string().meta({ example: example.seed }),
  }),
});
