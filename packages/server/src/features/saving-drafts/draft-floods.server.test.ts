import { DAY } from '@fairlead/contract/wire/rate-limit';
import { newDraft, newKey } from '@fairlead/testing/journeys/drafts';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ settings: { RATE_LIMIT_MULTIPLIER: '1', TRUSTED_PROXIES: '1' } });
});
afterEach(() => server.close());

const from = (n: number) => ({ 'x-forwarded-for': `192.0.2.${n}` });

describe('a flood of saved forms', () => {
  test('is refused for its sender only', async () => {
    const draft = newDraft();
    const statuses: number[] = [];
    for (let n = 0; n < 25; n += 1) {
      const { status } = await server.call('saveDraft', { body: newDraft(), headers: from(1) });
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    expect((await server.call('saveDraft', { body: draft, headers: from(2) })).status).toBe(200);
  });

  test('does not stop a form that is already saved', async () => {
    const draft = newDraft();
    await server.get('saveDraft', { body: draft, headers: from(1) });
    for (let n = 0; n < 25; n += 1) await server.call('saveDraft', { body: newDraft(), headers: from(1) });
    const changed = { ...draft, isNew: false, page: 'home' as const };
    expect((await server.call('saveDraft', { body: changed, headers: from(1) })).status).toBe(200);
  });

  test('does not fill the mailbox of one address with links or reminders', async () => {
    const { email } = newDraft().answers;
    const keys: string[] = [];
    for (let n = 1; n <= 10; n += 1) {
      const draft = newDraft({ email });
      keys.push(draft.key);
      await server.get('saveDraft', { body: draft, headers: from(n) });
    }
    for (const [n, secret] of keys.entries())
      await server.get('sendDraftLink', { body: { secret }, headers: from(n + 1) });
    const sent = async () => (await server.get('readInbox', { query: { to: email } })).length;
    expect(await sent()).toBe(6);
    await server.get('advanceTime', { body: { days: 1 } });
    expect(await sent()).toBe(9);
  });

  test('for one address has ten links a day', async () => {
    const draft = newDraft();
    await server.get('saveDraft', { body: draft, headers: from(1) });
    server.passMinutes(DAY - (Math.floor(server.services.wallNow().getTime() / 60_000) % DAY));
    for (let quarter = 0; quarter < 3; quarter += 1) {
      for (let n = 0; n < 6; n += 1)
        await server.get('sendDraftLink', { body: { secret: draft.key }, headers: from(n) });
      server.passMinutes(15);
    }
    expect(await server.get('readInbox', { query: { to: draft.answers.email } })).toHaveLength(10);
  });

  test('of guesses is refused for its sender', async () => {
    const guess = () =>
      server.call('continueDraft', { body: { token: newKey(), key: newKey() }, headers: from(1) });
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1) statuses.push((await guess()).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([410, 429]);
  });
});
