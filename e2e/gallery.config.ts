import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

const MINUTES = 60_000;

/** `npm run screenshots`: the pictures of docs/screens, as wide as a phone and a desktop. */
export default defineConfig({
  ...base,
  testDir: 'gallery',
  testMatch: '*.pictures.ts',
  outputDir: '../test-results/gallery',
  // Nothing waits for it, and a screen that is missing leaves a hole.
  timeout: 5 * MINUTES,
  retries: 1,
  projects: [
    { name: '390', use: { viewport: { width: 390, height: 844 } } },
    { name: '1280', use: { viewport: { width: 1280, height: 900 } } },
  ],
});
