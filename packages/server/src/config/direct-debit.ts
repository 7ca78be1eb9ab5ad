import { readFileSync } from 'node:fs';
import { isoDay } from '@fairlead/contract/wire/codecs';
import { z } from 'zod';
import type { SettingsReader } from './env.ts';

const guarantee = z.strictObject({
  version: z.string().trim().min(1).max(40),
  issuedOn: isoDay,
  /** Only of the sandbox's own text, which is not the scheme's. */
  isSample: z.boolean().default(false),
  points: z.array(z.string().trim().min(1).max(1_000)).min(1).max(20),
});

/** The Direct Debit Guarantee as a deployment states it: the scheme's text, its version and its date. */
export type Guarantee = Readonly<z.output<typeof guarantee>>;

export interface DirectDebitSettings {
  /** Six digits that identify who collects. */
  readonly serviceUserNumber: string;
  readonly guarantee: Guarantee;
}

/** The sandbox's number, by which nothing can be collected. */
export const DEMONSTRATION_SERVICE_USER = '000000';

const FILE_SETTING = 'DIRECT_DEBIT_GUARANTEE_FILE';

const fileOfSample = (): Guarantee =>
  guarantee.parse(
    JSON.parse(readFileSync(new URL('samples/direct-debit-guarantee.json', import.meta.url), 'utf8')),
  );

function problemWith(error: unknown): string {
  if (error instanceof z.ZodError) {
    const [first] = error.issues;
    return `${FILE_SETTING}: ${first?.path.join('.') || 'the file'} does not fit: ${first?.message}. It needs version, issuedOn (YYYY-MM-DD) and points, a list of texts`;
  }
  if (error instanceof SyntaxError) return `${FILE_SETTING} must name a file with valid JSON`;
  return `${FILE_SETTING} cannot be read`;
}

/** The text of a deployment; the sample where none is set, which production refuses. */
function readGuarantee(reader: SettingsReader): Guarantee {
  const file = reader.optional(FILE_SETTING);
  if (file === undefined) return fileOfSample();
  try {
    return guarantee.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    reader.problems.push(problemWith(error));
    return fileOfSample();
  }
}

export function readDirectDebit(reader: SettingsReader): DirectDebitSettings {
  const serviceUserNumber = reader.text('DIRECT_DEBIT_SERVICE_USER_NUMBER', DEMONSTRATION_SERVICE_USER);
  if (!/^\d{6}$/.test(serviceUserNumber))
    reader.problems.push('DIRECT_DEBIT_SERVICE_USER_NUMBER must be six digits');
  return { serviceUserNumber, guarantee: readGuarantee(reader) };
}
