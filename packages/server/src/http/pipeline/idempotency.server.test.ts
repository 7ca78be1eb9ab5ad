import { randomUUID } from 'node:crypto';
import { applicant, PEOPLE } from '@fairlead/testing/people';
import { signIn } from '@fairlead/testing/journeys/sign-in';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const applications = () => server.db.selectFrom('loan_applications').select('id').execute();

describe('an application sent again under the same key', () => {
  test('is answered as the first was, once', async () => {
    const key = randomUUID();
    const first = await server.call('submitApplication', { body: PEOPLE.accepted, key });
    const again = await server.call('submitApplication', { body: PEOPLE.accepted, key });
    expect([again.status, again.data]).toEqual([201, first.data]);
    expect(await applications()).toHaveLength(1);
  });

  test('with another body is refused and changes nothing', async () => {
    const key = randomUUID();
    const body = applicant('Second', 'Accept');
    await server.get('submitApplication', { body, key });
    const before = await applications();
    const other = await server.call('submitApplication', { body: { ...body, amount: 8000 }, key });
    expect([other.status, other.error?.type]).toEqual([422, 'idempotencyKeyReused']);
    const withQuery = await server.call('submitApplication', { body, key, query: { embedded: 'quote' } });
    expect(withQuery.error?.type).toBe('idempotencyKeyReused');
    expect(await applications()).toEqual(before);
  });

  test('at the same time has one effect and one answer', async () => {
    const key = randomUUID();
    const before = (await applications()).length;
    const body = applicant('Third', 'Accept');
    const answers = await Promise.all([1, 2, 3].map(() => server.call('submitApplication', { body, key })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1);
    expect((await applications()).length).toBe(before + 1);
  });

  test('is kept under one brand apart from another', async () => {
    const key = randomUUID();
    const body = applicant('Fourth', 'Accept');
    const here = await server.get('submitApplication', { body, key });
    const there = await server.get('submitApplication', { body, key, brand: 'asda' });
    expect(there.id).not.toBe(here.id);
  });
});

describe('a key of a borrower', () => {
  test('is their own, and each subject has its own', async () => {
    const key = randomUUID();
    const body = { followUp: true };
    const [one, two] = [applicant('Fifth', 'Accept'), applicant('Sixth', 'Accept')];
    for (const person of [one, two]) {
      const { id, autoLoginToken } = await server.get('submitApplication', { body: person });
      const { token } = await signIn(server, autoLoginToken ?? '');
      const answer = await server.get('followUp', { token, params: { id }, body, key });
      expect(answer.id).toBe(id);
      const again = await server.get('followUp', { token, params: { id }, body, key });
      expect(again).toEqual(answer);
    }
  });

  test('keeps its answer unreadable', async () => {
    const rows = await server.db.selectFrom('idempotency_keys').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(Buffer.from(row.answer_encrypted, 'base64').toString('latin1')).not.toContain(
        'loan-application',
      );
      expect(JSON.stringify(row)).not.toContain('mail.example');
    }
  });
});
