// npm run check-documents: renders the documents of an example offer in every brand, and has pdfinfo (of poppler-utils)
// and qpdf look at them. `npm test` reads the same structure without either; these two are written by other people.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BRAND_IDS, BRANDS } from '@fairlead/brands/brands';
import { documentsFor, GIVEN } from '@fairlead/server/testing/document-samples';
import { run } from './commands.ts';

const MISSING = 127;

interface Check {
  readonly tool: string;
  readonly ofPackage: string;
  readonly args: (file: string) => readonly string[];
  /** What the tool prints for a file that is as it should be. */
  readonly expected: RegExp;
}

const CHECKS: readonly Check[] = [
  { tool: 'pdfinfo', ofPackage: 'poppler-utils', args: (file) => [file], expected: /^Tagged:\s+yes$/m },
  {
    tool: 'qpdf',
    ofPackage: 'qpdf',
    args: (file) => ['--check', file],
    expected: /No syntax or stream encoding errors found/,
  },
];

/** What a tool finds wrong with a file; undefined where it finds nothing. */
async function problemOf({ tool, ofPackage, args, expected }: Check, file: string) {
  const { code, output } = await run(tool, args(file));
  if (code === MISSING) return `${tool} is not installed: it is in the package ${ofPackage}`;
  return code === 0 && expected.test(output) ? undefined : `${tool} exited with ${code}\n${output}`;
}

const folder = mkdtempSync(join(tmpdir(), 'fairlead-documents-'));
let checked = 0;
const problems = new Set<string>();
try {
  for (const id of BRAND_IDS) {
    for (const { slug, pdf } of Object.values(await documentsFor({ ...GIVEN, brand: BRANDS[id] }))) {
      const file = join(folder, `${id}-${slug}.pdf`);
      writeFileSync(file, pdf);
      for (const check of CHECKS) {
        const problem = await problemOf(check, file);
        if (problem !== undefined) problems.add(problem);
      }
      checked += 1;
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
for (const problem of problems) console.error(problem);
console.log(`${checked} documents, ${problems.size} problems`);
process.exitCode = problems.size > 0 ? 1 : 0;
