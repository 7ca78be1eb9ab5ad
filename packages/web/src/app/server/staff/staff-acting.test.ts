import { signedLoan } from '@fairlead/testing/journeys/loans';
import { LOST_TRANSFER } from '@fairlead/testing/journeys/missing-payments';
import { ADVISER } from '@fairlead/testing/journeys/staff';
import { photo } from '@fairlead/testing/sent-files';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { field, staffBrowser, whereTo } from '../../../testing/staff-browser.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const { ask, signOn } = staffBrowser(() => server);

describe('a case of a borrower', () => {
  const REASON = 'In suspense: reference HARBOUR RENT.';

  async function openedCase() {
    const { token, loanId } = await signedLoan(server);
    const about = { token, params: { id: loanId } };
    const traced = await server.get('reportMissingPayment', { ...about, body: LOST_TRANSFER });
    if (!traced.case) throw new Error('no case was opened');
    const shown = traced.case;
    return {
      about,
      token,
      loanId,
      reference: shown.reference,
      path: `/staff/cases/${shown.id}`,
      id: shown.id,
    };
  }

  /** What the form of the page sends. */
  const formOf = (html: string, kind: string, caseId: string) => ({
    formToken: field(html, 'formToken'),
    idempotencyKey: `${field(html, 'idempotencyKey')}-${kind}`,
    kind,
    caseId,
    reason: REASON,
  });

  test('is listed and answered in words, which its borrower reads', async () => {
    const { about, reference, path, id } = await openedCase();
    const cookie = await signOn(ADVISER);
    expect(await (await ask('/staff', { cookie })).text()).toContain(reference);
    const html = await (await ask(path, { cookie })).text();
    for (const words of ['£50.00', 'HARBOUR RENT', 'No payment of this amount'])
      expect(html).toContain(words);
    const form = formOf(html, 'case-answered', id);
    const wrong = await ask(path, { cookie, form: { ...form, reason: 'short', words: 'No.' } });
    const again = await wrong.text();
    expect(wrong.status).toBe(422);
    for (const words of [
      'Choose an answer',
      'Write the answer in 10',
      'Give your reason in 10',
      '>No.</textarea>',
    ])
      expect(again).toContain(words);
    const words = 'Nothing with this reference has reached us.';
    const sent = await ask(path, { cookie, form: { ...form, outcome: 'not-received', words } });
    expect(whereTo(sent)).toEqual([303, '/staff?decided=1']);
    expect((await server.get('listLoanCases', about))[0]?.answer?.words).toBe(words);
    expect(await (await ask(path, { cookie })).text()).toContain('Already answered');
    const other = { ...form, idempotencyKey: `${form.idempotencyKey}-2`, outcome: 'explained', words };
    const late = await ask(path, { cookie, form: other });
    expect(late.status).toBe(409);
  });

  test('shows the file that came with it, which staff read by signing on', async () => {
    const { about, path, id } = await openedCase();
    const sent = await server.get('sendCaseFile', { ...about, params: { id }, body: photo('proof.jpg') });
    const file = `${path}/files/${sent.files[0]?.id}`;
    const cookie = await signOn(ADVISER);
    expect(await (await ask(path, { cookie })).text()).toContain(
      `<img src="${file}" alt="The photo proof.jpg"`,
    );
    const read = await ask(file, { cookie });
    expect([read.status, read.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await ask(file)).status).toBe(303);
    const body = { ...LOST_TRANSFER, amount: 33.3 };
    const other = await server.get('reportMissingPayment', { ...about, body });
    const notItsOwn = `/staff/cases/${other.case?.id}/files/${sent.files[0]?.id}`;
    expect((await ask(notItsOwn, { cookie })).status).toBe(404);
  });

  test('is credited once a second person has confirmed it on the page of the loan', async () => {
    const { about, loanId, path, id } = await openedCase();
    const today = await server.services.clock.today();
    const [year = '', month = '', date = ''] = today.split('-');
    const received = { 'receivedOn-day': date, 'receivedOn-month': month, 'receivedOn-year': year };
    const proposer = await signOn();
    const form = formOf(await (await ask(path, { cookie: proposer })).text(), 'payment-found', id);
    const proposed = await ask(path, { cookie: proposer, form: { ...form, amount: '50', ...received } });
    expect(whereTo(proposed)).toEqual([303, '/staff?proposed=1']);
    const page = `/staff/loans/${loanId}`;
    const own = await (await ask(page, { cookie: proposer })).text();
    expect(own).toContain('You proposed it, so another underwriter has to confirm it.');
    expect(own).not.toContain('value="confirm"');
    const decides = field(own, 'decides');
    const verdict = { formToken: field(own, 'formToken'), decides, outcome: 'confirm' };
    const refused = await ask(page, { cookie: proposer, form: verdict });
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('You proposed this yourself'),
    ]);
    const rejected = await ask(page, { cookie: proposer, form: { ...verdict, outcome: 'reject' } });
    expect(whereTo(rejected)).toEqual([303, '/staff?rejected=1']);
    expect((await server.get('listLoanCases', about))[0]?.answer).toBeNull();
  });

  test('support needs are recorded, and shown with the loan', async () => {
    const { loanId } = await signedLoan(server);
    const page = `/staff/loans/${loanId}`;
    const cookie = await signOn(ADVISER);
    const formToken = field(await (await ask(page, { cookie })).text(), 'formToken');
    const form = { formToken, kind: 'support-needs', reason: 'Said on the phone.', words: 'Speak slowly.' };
    const sent = await ask(page, { cookie, form: { ...form, needs: ['more-time', 'written-only'] } });
    expect(whereTo(sent)).toEqual([303, '/staff?decided=1']);
    expect(await (await ask(page, { cookie })).text()).toContain(
      'More time. No phone calls. “Speak slowly.”',
    );
  });
});
