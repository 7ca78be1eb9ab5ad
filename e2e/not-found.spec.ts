import type { BrandId } from '@fairlead/brands/brand';
import { expectAccessible } from './accessibility.ts';
import { reach } from './borrowing.ts';
import { expect, test } from './visitor.ts';

const BRANDS: readonly (readonly [BrandId, string])[] = [
  ['lendable', 'Lendable'],
  ['asda', 'Asda loans'],
];

for (const [brand, name] of BRANDS) {
  test(`${brand}: an unknown address below the account is answered 404, inside the brand`, async ({
    visit,
  }) => {
    const { page, address } = visit(brand);
    for (const path of ['/account', '/account/nowhere', '/account/borrow/nowhere']) {
      const answer = await page.goto(address(path));
      expect(answer?.status(), path).toBe(404);
      await reach(page, 'Page not found');
    }
    await expect(page).toHaveTitle(`Page not found – ${name}`);
    await expect(page.getByRole('banner').getByRole('link').first()).toHaveAccessibleName(`${name}, home`);
    for (const [label, path] of [
      ['Go to your account', '/account/borrow'],
      ['search our help', '/help-and-support'],
    ] as const) {
      const link = page.getByRole('link', { name: label });
      await expect(link).toHaveAttribute('href', `${path}?override=${brand}`);
    }
    await expectAccessible(page, `${brand}, not found`);
  });
}
