// A run of npm test tries the same cases every time, so that what turns red is the change. The nightly mode explores.
import fc from 'fast-check';
import { IS_NIGHTLY } from './nightly.ts';

const NPM_TEST_SEED = 20_261_120;

if (!IS_NIGHTLY) fc.configureGlobal({ seed: NPM_TEST_SEED });
