import { z } from 'zod';

/** An address in a schema of ours; `line` is how a part that was not given is written. */
export const addressOnWire = <Line extends z.ZodType>(line: Line) =>
  z.strictObject({
    houseNumber: line,
    flatNumber: line,
    line1: line,
    line2: line,
    town: line,
    county: line,
    postCode: z.string().min(5).max(10),
  });
