import { defineConfig } from 'vitest/config';

const ON_EITHER_DATABASE = 'packages/*/src/**/*.store.test.ts';
const ON_A_SERVER_ONLY = 'packages/*/src/**/*.postgres.test.ts';
const WHOLE_SERVER = 'packages/*/src/**/*.server.test.ts';
const OPENING_HOURS = 'packages/brands/src/opening-hours.test.ts';
const DRIVERS = 'packages/server/src/database/**/driver*.test.ts';

const hasServer = Boolean(process.env.TEST_DATABASE_URL);

/** One PGlite or one server per file: slow to open, so a generous limit and no more workers than cores. */
const database = { testTimeout: 60_000, hookTimeout: 60_000 };

const PROPERTY_SEED = ['scripts/property-seed.ts'];

const ON_A_SERVER = [
  {
    test: {
      name: 'postgres',
      include: [ON_EITHER_DATABASE, ON_A_SERVER_ONLY],
      env: { TZ: 'UTC' },
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
          exclude: [ON_EITHER_DATABASE, ON_A_SERVER_ONLY, WHOLE_SERVER],
          env: { TZ: 'UTC', TEST_DATABASE_URL: '' },
          setupFiles: PROPERTY_SEED,
          testTimeout: 60_000,
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
          include: [ON_EITHER_DATABASE, WHOLE_SERVER],
          env: { TZ: 'UTC', TEST_DATABASE_URL: '' },
          setupFiles: PROPERTY_SEED,
          ...database,
        },
      },
      ...(hasServer ? ON_A_SERVER : []),
    ],
  },
});
