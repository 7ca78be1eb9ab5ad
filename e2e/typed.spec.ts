import { BRANDS } from '@fairlead/brands/brands';
import type { Page } from '@playwright/test';
import { nameOf, viewerOf } from './screens/screen.ts';
import { screensOf, walksThrough } from './screens/screens.ts';
import { heldOn, TYPED_PAGES, type TypedPage } from './typed-pages.ts';
import { expect, test, untilScripted } from './visitor.ts';

const WALKS = walksThrough(screensOf(BRANDS.lendable));

/** The states that lead to one, and that state. */
function stepsTo(name: string) {
  for (const walk of WALKS) {
    const at = walk.findIndex(({ shown }) => nameOf(shown) === name);
    if (at !== -1) return walk.slice(0, at + 1);
  }
  throw new Error(`No screen is called “${name}”`);
}

/** Chooses the last of each group, or another than is chosen, and types a figure everywhere. Fields that appear meanwhile are filled too. */
async function fillIn(page: Page, typed: string, choose: Readonly<Record<string, string>>): Promise<void> {
  const controls = page.locator('main').locator('input:enabled, select:enabled, textarea:enabled');
  await controls.first().waitFor();
  for (let at = 0; at < (await controls.count()); at += 1) {
    const control = controls.nth(at);
    const { type, name, value, isLast } = await control.evaluate((element) => {
      const { type, name, value, form } = element as HTMLInputElement;
      const others = [...(form?.elements ?? [])].filter((each) => (each as HTMLInputElement).name === name);
      const usable = others.filter((each) => !(each as HTMLInputElement).disabled);
      return { type, name, value, isLast: usable.at(-1) === element };
    });
    if (type === 'radio') {
      if (name in choose ? choose[name] === value : isLast) await control.check();
    } else if (type === 'checkbox') await control.click();
    else if (type === 'select-one') await control.selectOption({ index: 1 });
    else if (type !== 'file' && type !== 'range') await control.fill(typed);
  }
}

async function expectSurvives(
  page: Page,
  { fields, typed: text = '7', choose = {} }: TypedPage,
): Promise<void> {
  const context = page.context();
  await fillIn(page, text, choose);
  const names = async () => Object.keys(await heldOn(page));
  // Some fields are there only while a figure is.
  await expect.poll(names).toEqual(expect.arrayContaining(fields === 'all' ? [] : [...fields]));
  const typed = await heldOn(page);
  expect(Object.keys(typed)).not.toEqual([]);
  const address = page.url();
  const session = (await context.cookies()).filter(({ name }) => name === 'auth');
  await context.clearCookies({ name: 'auth' });
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  await context.addCookies(session);
  await page.goto(address);
  await untilScripted(page);
  await expect.poll(() => heldOn(page)).toEqual(typed);
}

for (const row of TYPED_PAGES) {
  test(`what is typed is there again after the session has ended: ${row.in}`, async ({ walk, cast }) => {
    const viewer = viewerOf(walk('lendable'), cast);
    for (const { shown } of stepsTo(row.in)) await shown.show(viewer);
    await expectSurvives(viewer.page, row);
  });
}
