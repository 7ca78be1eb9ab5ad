import { readPdf } from '@fairlead/testing/read-pdf';
import type { Page } from '@playwright/test';
import { BRANDS } from '@fairlead/brands/brands';
import { SAMPLED_BRANDS } from './checked-brands.ts';
import { prepare } from './prepared.ts';
import { headed } from './screens/screen.ts';
import { expect, test, untilScripted } from './visitor.ts';

/** The words of each sheet, as the browser prints the page. */
async function sheetsOf(page: Page): Promise<readonly string[]> {
  const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  return pages;
}

const PRINTED_ON = /\d{2}\/\d{2}\/\d{4}/;

/** No row of a table is cut by the end of a sheet, and no heading is the last line of one. */
async function expectPageBreakRules(page: Page): Promise<void> {
  for (const row of await page.locator('main tr').all()) await expect(row).toHaveCSS('break-inside', 'avoid');
  const headings = page.locator('main :is(h1, h2, h3)');
  for (const heading of await headings.all()) await expect(heading).toHaveCSS('break-after', 'avoid');
}

/** Nothing that only a screen can do is on paper. */
async function expectForPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const role of ['navigation', 'button', 'textbox', 'combobox'] as const)
    await expect(page.getByRole(role), `a ${role} on paper`).toHaveCount(0);
  await expectPageBreakRules(page);
  await page.emulateMedia({ media: null });
}

for (const brand of SAMPLED_BRANDS) {
  test(`every sheet of ${brand} that is printed says whose it is and what it is about`, async ({ walk }) => {
    test.setTimeout(180_000);
    const visitor = walk(brand);
    const { page, address, api } = visitor;
    const { token, loanId, applicationId, application } = await prepare(visitor, 'paid out');
    const { reference } = await api.get('readLoan', { token, params: { id: loanId } });
    const name = `${application.user.firstName} ${application.user.lastName}`;
    const { websiteName, phone } = BRANDS[brand].dictionary;
    const secci = `/loan-applications/${applicationId}/read-secci.html`;
    const printed = {
      [`/account/borrow/repay/summary?id=${loanId}&tab=overview`]: 'Your loan',
      [`/account/borrow/repay/summary?id=${loanId}&tab=schedule`]: 'Your loan',
      [`/account/borrow/repay/summary?id=${loanId}&tab=transactions`]: 'Your loan',
      [`/account/borrow/requested/${applicationId}`]: 'You’ve signed. Your money is on its way',
      [`/view-document?url=${encodeURIComponent(secci)}`]: 'Loan Key Facts',
    };
    for (const [path, heading] of Object.entries(printed)) {
      await test.step(path, async () => {
        const answer = await page.goto(address(path));
        expect(await answer?.text(), 'the title before any script has run').not.toMatch(
          /<title>(Loading|One moment)/,
        );
        await headed(page, heading);
        await untilScripted(page);
        await page.getByText(`${name} · `).waitFor({ state: 'attached' });
        await page.getByText(reference).first().waitFor({ state: 'attached' });
        await expectForPaper(page);
        const sheets = await sheetsOf(page);
        const [first = '', ...others] = sheets;
        for (const words of [name, reference, phone]) expect(first).toContain(words);
        expect(first).toMatch(PRINTED_ON);
        for (const [index, words] of others.entries()) {
          expect(words, `sheet ${index + 2}`).toContain(`${websiteName} · ${name} · `);
          expect(words).toContain(`Page ${index + 2} of ${sheets.length}`);
        }
      });
    }
  });
}

test('a page that could not load its printed head keeps the one that it was served with', async ({
  visit,
}) => {
  const { page, open } = visit('lendable');
  await page.route(/\/PrintedHead-/, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/PrintedHead-'));
  await open('/account/borrow/quote');
  await refused;
  await untilScripted(page);
  await page.getByRole('heading', { level: 1, name: 'How much do you want to borrow?' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(BRANDS.lendable.dictionary.domain).first()).toBeVisible();
});
