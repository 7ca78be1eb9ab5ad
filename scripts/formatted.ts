import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';
import { inRoot } from './root.ts';

/** TypeScript as `npm run format` formats it. */
export async function formatted(source: string): Promise<string> {
  // What the file holds is what the formatter itself reads it as.
  const settings = JSON.parse(readFileSync(inRoot('.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const { code, errors } = await format('source.ts', source, settings);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}
