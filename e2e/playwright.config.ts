import { defineConfig } from '@playwright/test';
import process from 'node:process';
import { ACTION_TIMEOUT_MS, NAVIGATION_TIMEOUT_MS, PHONE, REDUCED_MOTION } from './phone.ts';

const { CHROMIUM_PATH } = process.env;

/** Debian's Chromium, driven as root in a container, with nothing that looks for a network of its own. */
const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    ...PHONE,
    actionTimeout: ACTION_TIMEOUT_MS,
    navigationTimeout: NAVIGATION_TIMEOUT_MS,
    contextOptions: REDUCED_MOTION,
    screenshot: 'only-on-failure',
    launchOptions: {
      args: CHROMIUM_ARGS,
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    },
  },
});
