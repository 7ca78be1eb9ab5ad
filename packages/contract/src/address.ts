import { z } from 'zod';
import { text } from './wire/codecs.ts';

const line = (maxLength: number) => text(maxLength, 0).nullable().default(null);

/** The seven fields of an address; the form's own bookkeeping (`index`, `period`, `populateManually`) may ride along. */
export const addressInput = z.strictObject({
  houseNumber: line(60),
  flatNumber: line(60),
  line1: line(120),
  line2: line(120),
  town: line(80),
  county: line(80),
  postCode: text(10),
  index: z.int().min(0).max(1).optional(),
  period: z.int().min(1).max(6).optional(),
  populateManually: z.boolean().optional(),
});

const shown = z.string().nullable();

export const address = z.strictObject({
  houseNumber: shown,
  flatNumber: shown,
  line1: shown,
  line2: shown,
  town: shown,
  county: shown,
  postCode: z.string(),
});
