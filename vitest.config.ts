import { defineConfig } from 'vitest/config';

const ON_EITHER_DATABASE = 'packages/*/src/**/*.store.test.ts';
const ON_A_SERVER_ONLY = 'packages/*/src/**/*.postgres.test.ts';
const WHOLE_SERVER = 'packages/*/src/**/*.server.test.ts';
const IN_A_BROWSER = 'packages/{web,ui}/{src,scripts}/**/*.test.{ts,tsx}';
const IN_A_PAGE = 'packages/*/src/**/*.dom.test.{ts,tsx}';
const OPENING_HOURS = 'packages/brands/src/opening-hours.test.ts';
const DRIVERS = 'packages/server/src/database/**/driver*.test.ts';

/** Whole-server tests of the embedded database itself: a process on a data folder. */
const EMBEDDED_ONLY = [
  'packages/server/src/main.server.test.ts',
  'packages/server/src/verification/generated-loans.server.test.ts',
  'packages/server/src/runtime/older-release.server.test.ts',
];

/**
 * Whole-server tests that run on the embedded database as well where a server is found, because its single
 * connection makes a difference to them: simultaneous calls, the largest transaction, and jobs that run during calls.
 */
const ON_BOTH = [
  'packages/server/src/http/pipeline/idempotency.server.test.ts',
  'packages/server/src/features/signing/signing.server.test.ts',
  'packages/server/src/features/sandbox/time-machine.server.test.ts',
];

const hasServer = Boolean(process.env.TEST_DATABASE_URL);

/** A database for each file: slow to open, so a generous limit. */
const database = { testTimeout: 60_000, hookTimeout: 60_000 };

const PROPERTY_SEED = ['scripts/property-seed.ts'];

/** Files share a process and its modules, which nothing here changes: loading them again costs more than the tests. */
const SHARED = { isolate: false };

const ON_A_SERVER = [
  {
    test: {
      name: 'postgres',
      include: [ON_EITHER_DATABASE, ON_A_SERVER_ONLY, WHOLE_SERVER],
      exclude: EMBEDDED_ONLY,
      env: { TZ: 'UTC' },
      setupFiles: PROPERTY_SEED,
      ...SHARED,
      ...database,
    },
  },
  {
    test: { name: 'postgres-new-york', include: [DRIVERS], env: { TZ: 'America/New_York' }, ...database },
  },
];

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/{src,scripts}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [ON_EITHER_DATABASE, ON_A_SERVER_ONLY, WHOLE_SERVER, IN_A_BROWSER],
          env: { TZ: 'UTC', TEST_DATABASE_URL: '' },
          setupFiles: PROPERTY_SEED,
          testTimeout: 60_000,
          ...SHARED,
        },
      },
      {
        test: {
          name: 'unit-web',
          include: [IN_A_BROWSER],
          exclude: [IN_A_PAGE, WHOLE_SERVER],
          env: { TZ: 'UTC', TEST_DATABASE_URL: '' },
          setupFiles: PROPERTY_SEED,
          ...SHARED,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'dom',
          include: [IN_A_PAGE],
          environment: 'happy-dom',
          environmentOptions: {
            happyDOM: {
              // Cookies that are marked Secure need an address with https.
              url: 'https://lendable.example/',
              // Pages name style sheets and scripts, which are not there.
              settings: { handleDisabledFileLoadingAsSuccess: true },
            },
          },
          env: { TZ: 'UTC' },
          setupFiles: ['packages/web/src/testing/dom-setup.ts'],
          // A page for each file, in a process that they share.
          pool: 'vmForks',
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'unit-new-york',
          include: ['packages/core/src/calendar/**/*.test.ts', OPENING_HOURS, DRIVERS],
          env: { TZ: 'America/New_York', TEST_DATABASE_URL: '' },
          setupFiles: PROPERTY_SEED,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'embedded',
          include: [ON_EITHER_DATABASE, ...(hasServer ? [...EMBEDDED_ONLY, ...ON_BOTH] : [WHOLE_SERVER])],
          env: { TZ: 'UTC', TEST_DATABASE_URL: '' },
          setupFiles: PROPERTY_SEED,
          ...SHARED,
          ...database,
        },
      },
      ...(hasServer ? ON_A_SERVER : []),
    ],
  },
});
