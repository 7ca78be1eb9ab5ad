import { NOUNS } from '@fairlead/contract/endpoints';
import { expectAccessible } from './accessibility.ts';
import { COLOUR_SCHEMES, NOTHING_WRONG, openDocs, useColours } from './docs.ts';
import { expect, test } from './visitor.ts';

test('the API documentation can be read on a phone, and leads to every noun', async ({ page, server }) => {
  const watched = await openDocs(page, server.url);
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  for (const colours of COLOUR_SCHEMES) {
    await useColours(page, colours);
    await expectAccessible(page, `documentation, ${colours}`);
  }
  await page.getByRole('button', { name: 'Open Menu' }).click();
  for (const { name } of NOUNS)
    await expect(page.getByText(name, { exact: true }).filter({ visible: true }).first()).toBeVisible();
  expect(watched()).toEqual(NOTHING_WRONG);
});
