import type { Page } from '@playwright/test';
import { expect, type Visitor } from '../visitor.ts';

/** One screen in one state, and how to get there from the row above it. */
export interface Shown {
  readonly screen: string;
  readonly state: string;
  readonly show: (visitor: Visitor) => Promise<void>;
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

export const follow = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name, exact: true }).click();

export const headed = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** The errors of a form that was sent with something to mend: they have the focus. */
export async function listsErrors(page: Page): Promise<void> {
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
}

/** Calls to these addresses wait for ever, until they are let go. */
export async function hold(page: Page, calls: RegExp): Promise<void> {
  await page.route(calls, () => new Promise(() => undefined));
}

/** Calls to these addresses fail on the server's side, until they are let go. */
export async function fail(page: Page, calls: RegExp): Promise<void> {
  const error = { type: 'internalError', message: 'Something went wrong', requestId: 'a-request' };
  await page.route(calls, (route) => route.fulfill({ status: 500, json: { error } }));
}

export const letGo = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' });
