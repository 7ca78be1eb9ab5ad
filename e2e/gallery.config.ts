import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

const MINUTES = 60_000;

/** At one pixel for each of CSS, hinting would move letters to whole pixels and close the spaces between words. */
const UNHINTED = '--font-render-hinting=none';

const { launchOptions } = base.use ?? {};

/** `npm run screenshots`: the pictures of docs/screens. */
export default defineConfig({
  ...base,
  testDir: 'gallery',
  testMatch: '*.pictures.ts',
  outputDir: '../test-results/gallery',
  // Nothing waits for it, and a screen that is missing leaves a hole.
  timeout: 5 * MINUTES,
  retries: 1,
  use: { ...base.use, launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), UNHINTED] } },
});
