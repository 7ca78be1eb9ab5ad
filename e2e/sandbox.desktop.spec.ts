import { DESKTOP, expect, test } from './visitor.ts';

test.use(DESKTOP);

test('a magic value is copied by a press, which says so', async ({ visit }) => {
  const { page, open } = visit('lendable');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/sandbox');
  for (const text of ['Decline', '08-99-99', '66374958', '07700 900123']) {
    await page
      .getByRole('button', { name: `Copy ${text}`, exact: true })
      .first()
      .click();
    await expect(page.getByRole('status').filter({ hasText: `${text} copied` })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
});

test('the sandbox has no card of unfinished work and no hole between its parts', async ({ visit }) => {
  const { page, open } = visit('asda');
  await open('/sandbox');
  await page.getByRole('table', { name: 'Surname' }).waitFor();
  await expect(page.getByRole('heading', { name: 'Unfinished work' })).toHaveCount(0);
  const bottomOf = async (name: string) => {
    const box = await page.getByRole('region', { name }).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const magic = await page.getByRole('heading', { name: 'Magic values' }).boundingBox();
  expect((magic?.y ?? Infinity) - (await bottomOf('Time machine'))).toBeLessThan(120);
});
