// Reads every stylesheet outside packages/brands against the rules of lint/style-rules.ts.
import { globSync, readFileSync } from 'node:fs';
import { findInStyles } from './lint/style-rules.ts';

const sheets = globSync('packages/*/src/**/*.css').filter((file) => !file.startsWith('packages/brands/'));
const findings = sheets.flatMap((file) =>
  findInStyles(readFileSync(file, 'utf8')).map(
    ({ rule, line, message }) => `${file}:${line}  ${message}  (${rule})`,
  ),
);
for (const finding of findings) console.log(finding);
process.exitCode = findings.length > 0 ? 1 : 0;
