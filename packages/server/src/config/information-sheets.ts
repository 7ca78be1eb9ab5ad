import { readFileSync } from 'node:fs';
import { isoDay } from '@fairlead/contract/wire/codecs';
import { z } from 'zod';
import type { SettingsReader } from './env.ts';

const sheet = z.strictObject({
  title: z.string().trim().min(1).max(120),
  version: z.string().trim().min(1).max(40),
  issuedOn: isoDay,
  /** Only of the sandbox's own texts, which are not the FCA's. */
  isSample: z.boolean().default(false),
  paragraphs: z.array(z.string().trim().min(1).max(2_000)).min(1).max(80),
});

/** An information sheet of the FCA, as a deployment states it: its text, version and date (CCA 1974, s.86A). */
export type InformationSheet = Readonly<z.output<typeof sheet>>;

/** Each notice goes with its sheet, or is not sent. */
export interface InformationSheets {
  readonly arrears: InformationSheet;
  readonly default: InformationSheet;
}

const SETTINGS = { arrears: 'ARREARS_SHEET_FILE', default: 'DEFAULT_SHEET_FILE' } as const;

const sampleOf = (name: keyof InformationSheets): InformationSheet =>
  sheet.parse(
    JSON.parse(readFileSync(new URL(`samples/${name}-information-sheet.json`, import.meta.url), 'utf8')),
  );

/** The text of a deployment; the sample where none is set, which production refuses. */
function readSheet(reader: SettingsReader, name: keyof InformationSheets): InformationSheet {
  const file = reader.optional(SETTINGS[name]);
  if (file === undefined) return sampleOf(name);
  try {
    return sheet.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    reader.problems.push(
      `${SETTINGS[name]} must name a file with valid JSON: title, version, issuedOn (YYYY-MM-DD) and paragraphs, a list of texts`,
    );
    return sampleOf(name);
  }
}

export function readInformationSheets(reader: SettingsReader): InformationSheets {
  return { arrears: readSheet(reader, 'arrears'), default: readSheet(reader, 'default') };
}
