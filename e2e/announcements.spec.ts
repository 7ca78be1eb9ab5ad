import { expectAccessible } from './accessibility.ts';
import { reach } from './borrowing.ts';
import { newApplicant } from '@fairlead/testing/people';
import { prepare, signIn } from './prepared.ts';
import { expect, test } from './visitor.ts';

const A_MINUTE_MS = 60_000;

/** Whether a notification is painted over the middle of an element. */
function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return seen?.closest('.announcements') !== null;
}

test('“You’re back online” is shown until it is dismissed or the connection is lost again', async ({
  visit,
  context,
}) => {
  const { page, open } = visit('lendable');
  const notification = page.locator('.notification');
  await open('/account/borrow/quote');
  await reach(page, 'How much do you want to borrow?');
  await context.setOffline(true);
  await expect(page.locator('.offline > p')).toBeVisible();
  await context.setOffline(false);
  await expect(notification).toHaveText('You’re back online.');
  await expectAccessible(page, 'with a notification');

  await context.setOffline(true);
  await expect(notification).toHaveCount(0);
  await context.setOffline(false);
  await expect(notification).toHaveCount(1);
  await page.getByRole('button', { name: 'Dismiss: You’re back online.' }).click();
  await expect(notification).toHaveCount(0);
});

test('what has the focus is never behind a notification', async ({ visit, context }) => {
  const { page, open } = visit('asda');
  await open('/account/borrow/quote');
  await reach(page, 'How much do you want to borrow?');
  await context.setOffline(true);
  await expect(page.locator('.offline > p')).toBeVisible();
  await context.setOffline(false);
  await page.locator('.notification').waitFor();
  for (const control of await page.locator('main :is(a, input, select, button)').all()) {
    await control.evaluate((element) => {
      (document.activeElement as HTMLElement | null)?.blur();
      window.scrollBy(0, element.getBoundingClientRect().bottom - window.innerHeight);
    });
    await control.focus();
    expect(await control.evaluate(isCovered), await control.evaluate((element) => element.outerHTML)).toBe(
      false,
    );
  }
});

test('“Stay signed in” extends a session that is about to end, and confirms it', async ({ visit }) => {
  const visitor = visit('lendable');
  const { page, open } = visitor;
  const world = await prepare(visitor, 'tasks', newApplicant('Waiting', 'Accept'));
  await signIn(visitor, world, A_MINUTE_MS);
  await open('/account/borrow');
  const warning = page.getByRole('dialog', { name: 'Do you want to stay signed in?' });
  await expect(warning).toBeVisible();
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning).toBeHidden();
  await expect(page.locator('.notification')).toHaveText('You’re still signed in.');
});
