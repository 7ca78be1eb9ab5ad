import type { Page } from '@playwright/test';

/** Fills in the three fields of a date, given as 2026-11-20. */
export async function fillDate(page: Page, on: string): Promise<void> {
  const [year = '', month = '', date = ''] = on.split('-');
  await page.getByLabel('Day', { exact: true }).fill(date);
  await page.getByLabel('Month', { exact: true }).fill(month);
  await page.getByLabel('Year', { exact: true }).fill(year);
}
