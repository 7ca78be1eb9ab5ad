import { savedForm } from '@fairlead/contract/loan-application/draft-endpoints';
import { linkedDraft, newDraft, newKey } from '@fairlead/testing/journeys/drafts';
import { newestLinkToken } from '@fairlead/testing/journeys/sign-in';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '../../database/database.ts';
import { findDraftByKey, lockKey } from '../../resources/application-draft/application-draft-store.ts';
import { draftKeyHash, storeNewDraft } from '../../resources/application-draft/application-draft.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const open = (token: string, key: string) => server.call('continueDraft', { body: { token, key } });

describe('calls that come together', () => {
  test('stop the emails of an address with four forms', async () => {
    const { draft, token } = await linkedDraft(server);
    const tokens = [token];
    for (let n = 0; n < 3; n += 1) {
      const other = newDraft({ email: draft.answers.email });
      await server.get('saveDraft', { body: other });
      await server.get('sendDraftLink', { body: { secret: other.key } });
      tokens.push(await newestLinkToken(server, draft.answers.email));
    }
    const stops = [...tokens, ...tokens].map((each) =>
      server.call('stopDraftReminders', { body: { token: each } }),
    );
    expect((await Promise.all(stops)).map(({ status }) => status)).toEqual(stops.map(() => 200));
  });

  test('with one key and two links open one form', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [mine, other] = [await linkedDraft(server), await linkedDraft(server)];
      const key = newKey();
      const both = await Promise.all([open(mine.token, key), open(other.token, key)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
      expect(both.find(({ status }) => status === 400)?.error?.type).toBe('validationFailed');
    }
  });

  test('with one key, a first save and a link, are both answered', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { token } = await linkedDraft(server);
      const body = newDraft();
      const [saved, opened] = await Promise.all([server.call('saveDraft', { body }), open(token, body.key)]);
      expect(saved.status).toBe(200);
      expect([200, 400]).toContain(opened.status);
    }
  });

  test('store the second of two first saves', async () => {
    const { page, version, answers, key } = newDraft();
    const { cipher } = server.services;
    const keyHash = draftKeyHash(cipher, key);
    const form = savedForm.parse({ page, version, answers });
    const saving = { brandId: 'lendable' as const, keyHash, email: answers.email, form };
    const isStored = Promise.withResolvers<'stored'>();
    const first = transaction(server.db, async (tx) => {
      await lockKey(tx, saving.brandId, keyHash);
      await storeNewDraft({ ...server.services, now: '2026-11-20T12:00:00.000Z' }, tx, saving);
      isStored.resolve('stored');
      await pause(300);
    });
    await isStored.promise;
    const body = { key, isNew: true, page: 'home' as const, version, answers };
    const [second] = await Promise.all([server.call('saveDraft', { body }), first]);
    expect(second.status).toBe(200);
    expect((await findDraftByKey(server.db, saving.brandId, keyHash))?.page).toBe('home');
  });
});
