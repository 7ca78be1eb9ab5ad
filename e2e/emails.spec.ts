import { BRAND_IDS, BRANDS } from '@fairlead/brands/brands';
import { writeLetter } from '@fairlead/server/resources/outbox/write-letter';
import { expectAccessible } from './accessibility.ts';
import { test } from './visitor.ts';

for (const brand of BRAND_IDS) {
  test(`an email of ${brand} fits a phone and can be read, light and dark`, async ({ page }) => {
    const { html } = writeLetter(BRANDS[brand], {
      to: 'ada@mail.example',
      subject: '£1,252.12 on Wednesday',
      greeting: 'Hello Ada,',
      figure: {
        label: 'Your next payment',
        value: '£1,252.12',
        note: 'By Direct Debit on Wednesday 16 December 2026',
      },
      paragraphs: [
        'We’ll collect your payment from your account ending 4958.',
        'If you can’t pay at the moment, talk to us: we’ll look for a way that works for you.',
      ],
      action: { label: 'See your ways to pay', url: 'https://brand.example/account' },
    });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setContent(html);
      await expectAccessible(page, `an email of ${brand}, ${colorScheme}`);
    }
  });
}
