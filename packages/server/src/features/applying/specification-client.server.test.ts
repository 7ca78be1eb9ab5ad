import { REQUOTE_REFUSALS } from '@fairlead/core/application/requotability';
import { READING_ORDER } from '@fairlead/core/documents/reading-order';
import { SANDBOX_CODE } from '@fairlead/providers/sms/mobiles';
import { GOOD_ACCOUNT } from '@fairlead/testing/journeys/applying';
import { newApplicant, type Application } from '@fairlead/testing/people';
import { photo } from '@fairlead/testing/sent-files';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** As the specification of the product writes them. */
const UNSECURED =
  'quote,requirements,requirements.attachments,user,user.addresses,employmentStatus,loanProduct,requirements.creditCards';
const WITH_PARTNER = 'user,user.addresses,quote,loanProduct,loanProduct.partner';

interface Read {
  readonly id: string;
  readonly state: string;
  readonly autoLoginToken: string;
  readonly requirements: readonly Readonly<Record<string, unknown>>[];
  readonly [relation: string]: unknown;
}

/** Sends what the specification says, and reads `data.data` as its client does. */
async function send<T = Read>(method: string, path: string, token?: string, body?: unknown): Promise<T> {
  const response = await server.fetch(path, {
    method,
    headers: {
      'x-brand': 'lendable',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  expect(response.ok, `${method} ${path} answered ${response.status} ${text}`).toBe(true);
  return path.endsWith('.html') ? (text as T) : (JSON.parse(text) as { data: T }).data;
}

const post = (path: string, token: string, body?: unknown) => send('POST', `/v2${path}`, token, body);

/** Submits by the address of the form, and signs in with the token in the answer. */
async function apply(person: Application) {
  const { id, autoLoginToken } = await send(
    'POST',
    '/loan-applications?embedded=user,user.addresses,quote',
    undefined,
    person,
  );
  const body = { type: 'auto_login', data: { token: autoLoginToken } };
  const { token } = await send<{ token: string }>('POST', '/v2/auth', undefined, body);
  return { id, token };
}

/** Any requirement, by the generic form of its call. */
async function answer(application: Read, token: string, type: string, action: string, body: unknown) {
  const asked = application.requirements.find((each) => each['@type'] === type);
  return post(`/${type}s/${String(asked?.id)}/${action}`, token, body);
}

describe('a client that knows only the specification', () => {
  test('reads an application with every relation that it asks for', async () => {
    const person = newApplicant('Ada', 'Accept-Cards-Identity', { reason: 'debt_consolidation' });
    const { id, token } = await apply(person);
    const application = await post(`/loan-applications/${id}/follow-up`, token, { followUp: true });
    await answer(
      application,
      token,
      'debt-consolidation-upsell-application-requirement',
      'opt-in',
      undefined,
    );
    await answer(application, token, 'id-application-requirement', 'proof-of-id', photo('wait.jpg'));
    const read = await send('GET', `/v2/loan-applications/${id}?embedded=${UNSECURED}`, token);
    expect(read).toMatchObject({
      quote: { '@type': 'quote' },
      user: { '@type': 'user', addresses: [{ town: 'Easterby' }] },
      employmentStatus: { id: 1, name: 'Employed - full time' },
      loanProduct: { '@type': 'loan-product', productType: 'unsecured' },
      followUp: true,
      declinePartner: null,
      declinePanelConsented: null,
    });
    expect(read.requirements).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ attachments: [expect.objectContaining({ filename: 'wait.jpg' })] }),
        expect.objectContaining({ creditCards: expect.arrayContaining([expect.anything()]) as unknown }),
      ]),
    );
  });

  test('reads which partner a loan is from', async () => {
    const { id, token } = await apply(newApplicant('Ada', 'Accept'));
    const read = await send('GET', `/v2/loan-applications/${id}?embedded=${WITH_PARTNER}`, token);
    expect(read.loanProduct).toMatchObject({ partner: { '@type': 'partner', id: 'lendable' } });
    const without = await send('GET', `/v2/loan-applications/${id}?embedded=loanProduct`, token);
    expect(without.loanProduct).not.toHaveProperty('partner');
  });

  test('loads what else can be asked for as the application’s requotability', async () => {
    const { id, token } = await apply(newApplicant('Ada', 'Accept'));
    const requotability = await send('GET', `/v2/loan-applications/${id}/requotability`, token);
    expect(requotability).toMatchObject({ '@type': 'requotability', isRequotable: true, reasons: [] });
  });

  test('sees whether an application has its requotability loaded, and loads it again after a mismatch', async () => {
    const { id, token } = await apply(newApplicant('Ada', 'Mismatch'));
    const read = (query: string) => send('GET', `/v2/loan-applications/${id}${query}`, token);
    expect((await read('')).requotability).toEqual({ '@type': 'requotability', isLoaded: false });
    expect((await read('?embedded=requotability')).requotability).toMatchObject({
      isLoaded: true,
      isRequotable: false,
      reasons: [REQUOTE_REFUSALS.notOpen],
    });
    const corrected = await post(`/loan-applications/${id}/address-mismatch-update`, token, {
      ...{ firstName: 'Ada', lastName: 'Accept', dateOfBirth: '1988-04-12' },
      addresses: [{ houseNumber: '7', line1: 'Quay Street', town: 'Easterby', postCode: 'ID1 1QD' }, null],
    });
    expect(corrected).toMatchObject({ state: 'Quoted', requotability: { isLoaded: false } });
    const again = await read('?embedded=quote,requotability');
    expect(again).toMatchObject({ requotability: { isLoaded: true, isRequotable: true, reasons: [] } });
    expect((again.requotability as { version: string }).version).toBe((again.quote as { id: string }).id);
  });

  test('is decided again after a mismatch, and declined with a partner by consent', async () => {
    const mismatched = await apply(newApplicant('Ada', 'Mismatch'));
    const corrected = await post(
      `/loan-applications/${mismatched.id}/address-mismatch-update`,
      mismatched.token,
      {
        firstName: 'Ada',
        lastName: 'Accept',
        dateOfBirth: '1988-04-12',
        addresses: [{ houseNumber: '7', line1: 'Quay Street', town: 'Easterby', postCode: 'ID1 1QD' }, null],
      },
    );
    expect(corrected.state).toBe('Quoted');
    const { id, token } = await apply(newApplicant('Ada', 'Decline'));
    await post(`/loan-applications/${id}/decline-consent`, token, { consented: true });
    await send('GET', `/v2/loan-applications/${id}/decline-partner`, token);
    const read = await send('GET', `/v2/loan-applications/${id}?embedded=${UNSECURED}`, token);
    expect(read).toMatchObject({ state: 'Declined', declinePanelConsented: true, quote: null });
    expect(read.declinePartner).toMatchObject({ '@type': 'decline-partner' });
  });

  test('gets from the submission to the signature; only the code that makes a session strong is a call of ours', async () => {
    const person = newApplicant('Ada', 'Accept-Moved');
    const { id, token: weak } = await apply(person);
    const application = `/loan-applications/${id}`;
    await post(`${application}/track-apply-visit`, weak);
    const asked = await post(`${application}/follow-up`, weak, { followUp: true });
    await answer(asked, weak, 'phone-application-requirement', 'update-mobile-number', {});
    const code = SANDBOX_CODE;
    await answer(asked, weak, 'phone-application-requirement', 'verify-mobile-number', { code });
    const { token } = await send<{ token: string }>('POST', '/v2/auth/step-up/verify', weak, { code });
    const current = 'current-address-confirmation-requirement';
    await answer(asked, token, current, 'confirm-existing-address', { isCurrent: true });
    await answer(asked, token, 'bank-application-requirement', 'provide-bank-details', GOOD_ACCOUNT);
    const given = await answer(asked, token, 'bank-application-requirement', 'payment-day', { day: 15 });
    expect(given.state).toBe('Documents');
    for (const slug of READING_ORDER) {
      const page = await send<string>('GET', `/v2${application}/read-${slug}.html`, token);
      expect(page).toContain('<h1');
      await post(`${application}/confirm-read-${slug}`, token, { hasRead: true });
    }
    await post(`${application}/complete-read-documents`, token);
    const signed = await post(`${application}/requested`, token);
    expect(signed).toMatchObject({ state: 'Requested', loan: { '@type': 'resource-reference' } });
  });
});
