import { devices } from '@playwright/test';

/** The phone that every page is tested on, unless a test says otherwise. */
export const PHONE = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  locale: 'en-GB',
  timezoneId: 'Europe/London',
} as const;

export const REDUCED_MOTION = { reducedMotion: 'reduce' } as const;

export const ACTION_TIMEOUT_MS = 20_000;
export const NAVIGATION_TIMEOUT_MS = 30_000;
