import { ProviderRejected, ProviderUnavailable } from '@fairlead/providers/provider-error';
import type { Email } from '@fairlead/providers/email/port';
import { PEOPLE } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { perform } from '../../runtime/background-tasks.ts';
import { transaction } from '../../database/database.ts';
import { queueEmail, sendOutbox } from './outbox.ts';

let server: TestServer;
let owner: { userId: string; brandId: 'lendable' };
let sent: Email[];
let failure: Error | null;

beforeEach(async () => {
  server = await startTestServer();
  const { user } = await server.get('submitApplication', { body: PEOPLE.accepted });
  owner = { userId: user.id, brandId: 'lendable' };
  await server.work();
  sent = [];
  failure = null;
});
afterEach(() => server.close());

/** The server's services with an email provider that fails on request. */
const withProvider = () => ({
  ...server.services,
  providers: {
    ...server.services.providers,
    email: {
      send: async (email: Email) => {
        if (failure) throw failure;
        sent.push(email);
      },
    },
  },
});

const promise = () =>
  transaction(server.db, (tx) =>
    queueEmail(server.services, tx, owner, 'contact-received', {
      to: 'a@mail.example',
      from: 'b@mail.example',
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
    }),
  );

const statuses = async () =>
  (
    await server.db
      .selectFrom('outbox_messages')
      .select('status')
      .where('template', '=', 'contact-received')
      .execute()
  ).map(({ status }) => status);

describe('a promised email', () => {
  test('is sent once', async () => {
    await promise();
    await perform(sendOutbox, withProvider());
    await perform(sendOutbox, withProvider());
    expect(sent.map(({ subject }) => subject)).toEqual(['Hello']);
    expect(await statuses()).toEqual(['sent']);
  });

  test('whose provider is down waits, and is sent when it is back', async () => {
    await promise();
    failure = new ProviderUnavailable('email');
    await perform(sendOutbox, withProvider());
    expect(await statuses()).toEqual(['waiting']);
    failure = null;
    await perform(sendOutbox, withProvider());
    expect(sent).toEqual([]);
    server.passMinutes(1);
    await perform(sendOutbox, withProvider());
    expect(sent).toHaveLength(1);
  });

  test('that is refused for good is given up, and the others go out', async () => {
    await promise();
    failure = new ProviderRejected('email', 'address-refused');
    await perform(sendOutbox, withProvider());
    expect(await statuses()).toEqual(['failed']);
  });

  test('of a transaction that failed was never promised', async () => {
    const failing = transaction(server.db, async (tx) => {
      await queueEmail(server.services, tx, owner, 'contact-received', {
        to: 'a@mail.example',
        from: 'b@mail.example',
        subject: 'x',
        text: 'x',
        html: 'x',
      });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await statuses()).toEqual([]);
  });
});
