import { NOUNS } from '@fairlead/contract/endpoints';
import { expectAccessible } from './accessibility.ts';
import { NOTHING_WRONG, openDocs } from './docs.ts';
import { expect, test } from './visitor.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the API documentation on a phone, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('can be read, and leads to every noun', async ({ page, server }) => {
      const watched = await openDocs(page, server.url);
      await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
      await expectAccessible(page, `documentation, ${colorScheme}`);
      await page.getByRole('button', { name: 'Open Menu' }).click();
      for (const { name } of NOUNS)
        await expect(page.getByText(name, { exact: true }).filter({ visible: true }).first()).toBeVisible();
      expect(watched()).toEqual(NOTHING_WRONG);
    });
  });
}
