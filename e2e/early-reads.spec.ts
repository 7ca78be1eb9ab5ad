import { signIn } from './prepared.ts';
import { expect, test } from './visitor.ts';

const ID = '0193d2b0-0000-7000-8000-000000000001';

/** The address of a page, and a call in the script that it is served with. */
const READS = {
  [`/account/borrow/continue?id=${ID}`]: `/v2/loan-applications/${ID}?`,
  [`/account/borrow/requested/${ID}`]: `/v2/loan-applications/${ID}?`,
  [`/account/borrow/continue/documents/secci?id=${ID}`]: `/v2/loan-applications/${ID}/read-secci.html"`,
  [`/account/borrow/repay/summary?id=${ID}`]: `/v2/loans/${ID}?`,
  [`/account/borrow/repay/missing-payment?id=${ID}`]: `/v2/loans/${ID}/cases"`,
};

test('a page asks for what its address names before its scripts run', async ({ visit }) => {
  const visitor = visit('lendable');
  await signIn(visitor, { token: 'of-no-session', userId: 'no-one' });
  for (const [path, call] of Object.entries(READS)) {
    const html = await (await visitor.page.request.get(visitor.address(path))).text();
    expect.soft(html, path).toContain(call);
  }
});
