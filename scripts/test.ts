// npm test: every check and every test, each timed; a failed one does not stop the rest.
import { chromiumEnvironment } from './chromium.ts';
import { add, inMinutes, performInTurn, performTwoAtATime, type Totals } from './perform.ts';
import { findOrInstallPostgres } from './postgres.ts';
import { writeRouteTypes } from './route-types.ts';
import { stepsForTwo, TESTS } from './steps.ts';

const startedAt = Date.now();
const totals: Totals = { passed: 0, failed: 0 };

/** One after the other, because both may ask Debian's packages. The step that needs it says what is missing. */
async function installWhatTestsNeed(): Promise<void> {
  await findOrInstallPostgres();
  await chromiumEnvironment().catch(() => undefined);
}

const installed = installWhatTestsNeed();
// The checks start together, and more than one of them reads these.
await writeRouteTypes();
add(totals, await performTwoAtATime(stepsForTwo(installed)));
await installed;
add(totals, await performInTurn(TESTS));

const { FAIRLEAD_STARTED_AT } = process.env;
console.log(`${inMinutes(Date.now() - startedAt)} without installation`);
if (FAIRLEAD_STARTED_AT)
  console.log(`${inMinutes(Date.now() - Number(FAIRLEAD_STARTED_AT))} with installation`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;
