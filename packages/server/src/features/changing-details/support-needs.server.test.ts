import { applied } from '@fairlead/testing/journeys/applying';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import type { WireBody } from '@fairlead/testing/call';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a borrower states support needs, changes and removes them, and is emailed without what was written', async () => {
  const { token, userId, application } = await applied(server);
  const about = { token, params: { id: userId } };
  const state = (body: WireBody<'changeSupportNeeds'>) =>
    server.get('changeSupportNeeds', { ...about, body });
  const inbox = () => server.get('readInbox', { query: { to: application.user.email } });
  expect(await server.get('readSupportNeeds', about)).toMatchObject({ needs: [], recordedOn: null });
  await state({ needs: ['more-time', 'more-time'], words: 'I have a tumour.' });
  const [saved] = await inbox();
  expect(saved?.subject).toBe('Your support needs are saved');
  expect(saved?.text).toContain('We’ll wait longer for an answer');
  expect(saved?.text).not.toContain('tumour');
  expect(await server.get('readSupportNeeds', about)).toMatchObject({
    needs: ['more-time'],
    words: 'I have a tumour.',
  });
  const stored = await server.db.selectFrom('support_needs').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain('tumour');
  await state({ needs: ['written-only'], words: '' });
  expect((await server.get('readSupportNeeds', about)).needs).toEqual(['written-only']);
  await state({ needs: [], words: '' });
  expect(await server.get('readSupportNeeds', about)).toMatchObject({
    needs: [],
    words: '',
    recordedOn: null,
  });
  expect((await inbox())[0]?.subject).toBe('Your support needs are removed');
});
