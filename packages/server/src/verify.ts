// npm run verify: says of every check whether it holds, and ends with 1 when one does not.
import { verifyProof } from './verification/proof-checks.ts';
import { verifyApplications } from './verification/verify-applications.ts';
import { verifyRecords, type CheckResult } from './verification/verify-records.ts';
import { withDatabase } from './verification/with-database.ts';

const SHOWN = 10;

function describeResult({ check, differences }: CheckResult): string {
  const shown = differences.slice(0, SHOWN).map((difference) => `    ${difference}`);
  const more = differences.length > SHOWN ? [`    and ${differences.length - SHOWN} more`] : [];
  return [`${differences.length === 0 ? '✓' : '✗'} ${check}`, ...shown, ...more].join('\n');
}

await withDatabase(async (db, cipher) => {
  const { loans, results: ofRecords } = await verifyRecords(db);
  const { links, results: ofProof } = await verifyProof(db, cipher);
  const results = [...ofRecords, await verifyApplications(db), ...ofProof];
  const failed = results.filter(({ differences }) => differences.length > 0).length;
  const summary = failed === 0 ? 'every check holds' : `${failed} of ${results.length} checks do not hold`;
  const text = `${results.map(describeResult).join('\n')}\n${loans} loans, ${links} links: ${summary}`;
  return { text, isGood: failed === 0 };
});
