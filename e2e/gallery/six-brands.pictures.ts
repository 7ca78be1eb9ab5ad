import { BRAND_IDS, BRANDS, DEFAULT_BRAND_ID } from '@fairlead/brands/brands';
import type { BrandId } from '@fairlead/brands/brand';
import type { Page } from '@playwright/test';
import { apiAt } from '../api.ts';
import { formAddress } from '../application-form.ts';
import { newApplicant } from '@fairlead/testing/people';
import { signIn } from '../prepared.ts';
import { test, visitorOf, type Visitor } from '../visitor.ts';
import { takePicture, takeTogether, writeGallery } from './gallery.ts';

const takesApplications = (brand: BrandId): boolean =>
  BRANDS[brand].config.productId === BRANDS[DEFAULT_BRAND_ID].config.productId;

/** A brand whose product cannot be applied for yet wears its own look and asks the provider's own API. */
async function borrowProduct(page: Page, brand: BrandId): Promise<void> {
  const [theirs, ours] = [BRANDS[brand].config.productId, BRANDS[DEFAULT_BRAND_ID].config.productId];
  await page.route(/\/v2\//, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-brand': DEFAULT_BRAND_ID } }),
  );
  await page.route(/\/account\//, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(theirs, ours);
    await route.fulfill({ response: answer, body });
  });
}

/** An application that has its price. */
async function pricedApplication(visitor: Visitor, brand: BrandId, url: string): Promise<string> {
  const api = apiAt(url, brand);
  const application = await api.get('submitApplication', {
    body: newApplicant('Ada', 'Accept'),
    query: { embedded: 'quote' },
  });
  const token = application.autoLoginToken ?? '';
  const session = await api.get('authenticate', { body: { type: 'auto_login', data: { token } } });
  await signIn(visitor, { userId: session.subjectId, token: session.token });
  return application.id;
}

for (const brand of BRAND_IDS) {
  test(`the pictures of ${brand}`, async ({ page, server }) => {
    const visitor = visitorOf(page, server.url, brand);
    const { open } = visitor;
    await open('/');
    await takePicture(page, brand, 'landing');
    await open('/styleguide');
    await takePicture(page, brand, 'styleguide');

    const lender = takesApplications(brand) ? brand : DEFAULT_BRAND_ID;
    if (lender !== brand) await borrowProduct(page, brand);
    await page.goto(await formAddress(visitor));
    await page.getByRole('heading', { level: 1, name: 'How much do you want to borrow?' }).waitFor();
    await takePicture(page, brand, 'application-step');

    const id = await pricedApplication(visitor, lender, server.url);
    await open(`/account/borrow/apply?id=${id}`);
    await page.getByRole('heading', { level: 1, name: /[Hh]ere is your price/ }).waitFor();
    await takePicture(page, brand, 'offer');
  });
}

test('the six side by side', async ({ page, server, viewport }, { project }) => {
  if (project.name !== '390') return;
  const pictures: Buffer[] = [];
  for (const brand of BRAND_IDS) {
    await visitorOf(page, server.url, brand).open('/');
    await page.evaluate(() => document.fonts.ready);
    pictures.push(await page.screenshot());
  }
  if (viewport) await takeTogether(page, pictures, viewport);
});

test('the gallery', () => {
  writeGallery();
});
