// A run of npm test tries the same cases every time, so that what turns red is the change. The nightly mode explores.
import fc from 'fast-check';

const NPM_TEST_SEED = 20_261_120;

if (!process.env.FAIRLEAD_NIGHTLY) fc.configureGlobal({ seed: NPM_TEST_SEED });
