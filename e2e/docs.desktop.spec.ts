import { NOUNS } from '@fairlead/contract/endpoints';
import { expectAccessible } from './accessibility.ts';
import { COLOUR_SCHEMES, NOTHING_WRONG, openDocs, useColours } from './docs.ts';
import { DESKTOP, expect, test } from './visitor.ts';

test.use(DESKTOP);

const STATUSES = '#tag/form-lists/GET/v2/employment-statuses';

test('the API documentation has the calls by noun, and finds a call by search', async ({ page, server }) => {
  const watched = await openDocs(page, server.url);
  for (const { name } of NOUNS) await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Conventions', exact: true })).toBeAttached();
  for (const colours of COLOUR_SCHEMES) {
    await useColours(page, colours);
    await expectAccessible(page, `documentation, ${colours}`);
  }
  await page.getByRole('button', { name: 'Open Search' }).click();
  await page.keyboard.type('bank details');
  await expect(page.getByRole('option', { name: /Provide bank details/ }).first()).toBeVisible();
  expect(watched()).toEqual(NOTHING_WRONG);
});

test('the API documentation tries a call against the sandbox', async ({ page, server }) => {
  const watched = await openDocs(page, server.url, STATUSES);
  await page
    .getByRole('button', { name: /Test Request.*employment-statuses/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Send/ }).first().click();
  await expect(page.getByText('200 OK')).toBeVisible();
  await expect(page.getByText('Self employed').last()).toBeVisible();
  expect(watched()).toEqual(NOTHING_WRONG);
});
