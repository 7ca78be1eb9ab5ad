import { keysOf } from '@fairlead/core/records';
import { clamdDouble } from '@fairlead/providers/double/clamd-double';
import { openOutbound, type Outbound } from '@fairlead/providers/outbound/outbound';
import { clamdVirusScan } from '@fairlead/providers/virus-scan/live';
import { applied, followUp } from '@fairlead/testing/journeys/applying';
import { newApplicant } from '@fairlead/testing/people';
import { file, photo } from '@fairlead/testing/sent-files';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REFUSED_FILES } from '../../testing/refused-files.ts';

let server: TestServer;
let call: { token: string; params: { id: string } };
beforeAll(async () => {
  server = await startTestServer();
  call = await asked(server);
});
afterAll(() => server.close());

async function asked(of: TestServer) {
  const borrower = await applied(of, newApplicant('Ada', 'Accept-Identity'));
  const { identity } = await followUp(of, borrower);
  return { token: borrower.token, params: { id: identity } };
}

const ROWS = keysOf(REFUSED_FILES).flatMap((type) =>
  REFUSED_FILES[type].map(({ what, message, bytes }) => ({ what, type, message, bytes })),
);

describe('a file', () => {
  test.each(ROWS)('with $what is refused as $type, and says what to do', async ({ type, message, bytes }) => {
    const answer = await server.call('proofOfId', { ...call, body: file('passport.jpg', await bytes()) });
    expect(answer).toMatchObject({
      status: 422,
      error: { type, message: expect.stringMatching(message) as string },
    });
  });

  test('whose bytes are not in base64 is refused', async () => {
    for (const content of ['not base64!', 'abc']) {
      const answer = await server.call('proofOfId', { ...call, body: { ...photo(), content } });
      expect(answer).toMatchObject({
        status: 400,
        error: { fields: { content: ['Send the bytes of the file in base64'] } },
      });
    }
  });

  test('of 11 MB is refused before it is read', async () => {
    const large = file('passport.jpg', Buffer.alloc(11 * 1024 * 1024, 0xff));
    const answer = await server.call('proofOfId', { ...call, body: large });
    expect(answer).toMatchObject({
      status: 413,
      error: { type: 'bodyTooLarge', message: 'The body is larger than 14336 kB' },
    });
  });

  test('that was refused leaves nothing; a good one is taken after all of them', async () => {
    const stored = () => server.db.selectFrom('attachments').select('id').execute();
    expect(await stored()).toEqual([]);
    expect((await server.call('proofOfId', { ...call, body: photo() })).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });
});

test('the twenty-first file of an hour is refused, whatever became of those before', async () => {
  const limited = await startTestServer({ settings: { RATE_LIMIT_MULTIPLIER: '1' } });
  try {
    const own = await asked(limited);
    const send = async () =>
      (await limited.call('proofOfId', { ...own, body: file('empty.jpg', Buffer.alloc(0)) })).status;
    const statuses: number[] = [];
    for (let sent = 0; sent < 21; sent += 1) statuses.push(await send());
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 422), 429]);
  } finally {
    await limited.close();
  }
});

test('a scanner that goes silent in the middle of a file leaves nothing, and the borrower can send it again', async () => {
  const own = await startTestServer();
  const daemon = await clamdDouble(['silence']);
  const outbound = openOutbound(() => undefined);
  const impatient: Outbound = {
    ...outbound,
    call: (scan, attempt) => outbound.call({ ...scan, timeoutMs: 300 }, attempt),
  };
  try {
    Object.assign(own.services.providers, { virusScan: clamdVirusScan(impatient, daemon) });
    const toProof = await asked(own);
    const send = () => own.call('proofOfId', { ...toProof, body: photo() });
    expect(await send()).toMatchObject({
      status: 503,
      error: { type: 'unavailable', message: expect.stringContaining('Try again') as string },
    });
    const stored = () => own.db.selectFrom('attachments').select('id').execute();
    expect(await stored()).toEqual([]);
    expect((await send()).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  } finally {
    await own.close();
    await daemon.close();
  }
});
