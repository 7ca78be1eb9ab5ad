import { z } from 'zod';
import { text } from './wire/codecs.ts';

const line = (maxLength: number) => text(maxLength, 0).nullable().default(null);

/** The seven fields of an address; the form's own bookkeeping (`index`, `period`, `populateManually`) may ride along. */
export const addressInput = z.strictObject({
  houseNumber: line(60).meta({ example: '1' }),
  flatNumber: line(60).meta({ example: null }),
  line1: line(120).meta({ example: 'Harbour Lane' }),
  line2: line(120).meta({ example: null }),
  town: line(80).meta({ example: 'Easterby' }),
  county: line(80).meta({ example: null }),
  postCode: text(10).meta({ example: 'ID1 1QD' }),
  index: z.int().min(0).max(1).optional(),
  period: z.int().min(1).max(6).optional(),
  populateManually: z.boolean().optional(),
});

const shown = z.string().nullable();

export const address = z.strictObject({
  houseNumber: shown.meta({ example: '1' }),
  flatNumber: shown.meta({ example: null }),
  line1: shown.meta({ example: 'Harbour Lane' }),
  line2: shown.meta({ example: null }),
  town: shown.meta({ example: 'Easterby' }),
  county: shown.meta({ example: null }),
  postCode: z.string().meta({ example: 'ID1 1QD' }),
});
