import { aboutLoan, shortLoan, signedLoan } from '@fairlead/testing/journeys/loans';
import { ADVISER } from '@fairlead/testing/journeys/staff';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { field, staffBrowser, whereTo } from '../../../testing/staff-browser.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const { ask, signOn } = staffBrowser(() => server);

const REASON = 'Three payments missed, no answer to emails.';

test('what can be proposed is folded on the page of a loan, and what cannot be has its reason', async () => {
  const { loanId } = await signedLoan(server);
  const html = await (await ask(`/staff/loans/${loanId}`, { cookie: await signOn(ADVISER) })).text();
  expect(html).toContain('Nothing is overdue on this loan.');
  expect(html).not.toContain('value="default-notice"');
  expect(html).toContain('We do not ask for it again.');
});

test('a default notice, a termination and a sale are proposed by one person and confirmed by another', async () => {
  const ada = await signedLoan(server, shortLoan('Penniless'));
  const page = `/staff/loans/${ada.loanId}`;
  await server.get('advanceTime', { body: { days: 110 } });

  const propose = async (kind: string, fields: Readonly<Record<string, string>> = {}) => {
    const cookie = await signOn(ADVISER);
    const html = await (await ask(page, { cookie })).text();
    const idempotencyKey = `${field(html, 'idempotencyKey')}-${kind}`;
    const form = { formToken: field(html, 'formToken'), idempotencyKey, kind, reason: REASON, ...fields };
    return { html, answer: await ask(page, { cookie, form }) };
  };
  const confirm = async () => {
    const cookie = await signOn();
    const html = await (await ask(page, { cookie })).text();
    const form = { formToken: field(html, 'formToken'), decides: field(html, 'decides'), outcome: 'confirm' };
    return whereTo(await ask(page, { cookie, form }));
  };

  const owed = (await server.get('readLoan', aboutLoan(ada))).arrears.amount;
  const notice = await propose('default-notice');
  expect(notice.html).toContain(`The borrower is asked for £${owed.toFixed(2)}`);
  expect(whereTo(notice.answer)).toEqual([303, '/staff?proposed=1']);
  const again = await propose('default-notice');
  expect([again.answer.status, await again.answer.text()]).toEqual([
    409,
    expect.stringContaining('A colleague has proposed this already'),
  ]);
  expect(await confirm()).toEqual([303, '/staff?decided=1']);
  const running = await propose('termination');
  expect(running.html).toContain('A default notice for');
  expect([running.answer.status, await running.answer.text()]).toEqual([
    409,
    expect.stringContaining('A default notice is running.'),
  ]);

  await server.get('advanceTime', { body: { days: 15 } });
  expect(whereTo((await propose('termination')).answer)).toEqual([303, '/staff?proposed=1']);
  expect(await confirm()).toEqual([303, '/staff?decided=1']);

  const buyer = { name: 'Harbour Debt Ltd', phone: '01632 960555', email: 'help', howToPay: '' };
  const wrong = (await propose('sale', buyer)).answer;
  const html = await wrong.text();
  expect(wrong.status).toBe(422);
  for (const words of [
    'Enter the buyer’s email address',
    'Enter how the borrower pays the buyer',
    'value="Harbour Debt Ltd"',
  ])
    expect(html).toContain(words);
  const right = { ...buyer, email: 'help@harbour-debt.example', howToPay: 'By bank transfer.' };
  expect(whereTo((await propose('sale', right)).answer)).toEqual([303, '/staff?proposed=1']);
  expect(await confirm()).toEqual([303, '/staff?decided=1']);
  expect((await server.get('readLoan', aboutLoan(ada))).state).toBe('Sold');
});
