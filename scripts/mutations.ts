// npm run test:mutations: plants one deliberate fault after another in core, and expects its tests to fail.
import { MUTANTS } from './mutations/mutants.ts';
import { runMutants } from './mutations/run-mutants.ts';

const { verdicts, isSoundWithout } = await runMutants(MUTANTS);
for (const { mutant, problem } of verdicts) {
  console.log(
    `${problem === null ? '✓' : '✗'} ${mutant.flips}: ${mutant.name}${problem ? ` (${problem})` : ''}`,
  );
}
if (!isSoundWithout) console.log('✗ without a fault the same tests fail');
const survivors = verdicts.filter(({ problem }) => problem !== null).length + (isSoundWithout ? 0 : 1);
console.log(`${MUTANTS.length} faults, ${survivors} failed`);
process.exitCode = survivors > 0 ? 1 : 0;
