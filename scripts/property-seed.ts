// npm test uses the same cases every time, so that a failure comes from the change. The nightly mode uses random ones.
import fc from 'fast-check';
import { IS_NIGHTLY } from './nightly.ts';

const NPM_TEST_SEED = 20_261_120;

if (!IS_NIGHTLY) fc.configureGlobal({ seed: NPM_TEST_SEED });
