import { TWILIO_ACCOUNT, twilioDouble, type TwilioDouble } from '@fairlead/providers/double/twilio-double';
import { openOutbound } from '@fairlead/providers/outbound/outbound';
import { twilioSms } from '@fairlead/providers/sms/live';
import { PEOPLE } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { perform } from '../../runtime/background-tasks.ts';
import type { AppServices } from '../../context.ts';
import { transaction } from '../../database/database.ts';
import { queueSms, sendOutbox } from './outbox.ts';

const MOBILE = '+447700900123';

let server: TestServer;
let twilio: TwilioDouble;
let services: AppServices;

beforeEach(async () => {
  server = await startTestServer();
  twilio = await twilioDouble();
  const sms = twilioSms(
    openOutbound(() => undefined),
    { ...TWILIO_ACCOUNT, sender: { from: 'Lendable' }, loopbackOrigin: twilio.origin },
  );
  services = { ...server.services, providers: { ...server.services.providers, sms } };
});
afterEach(async () => {
  await twilio.close();
  await server.close();
});

async function promise(to = MOBILE): Promise<void> {
  const { user } = await server.get('submitApplication', { body: PEOPLE.accepted });
  await server.work();
  await transaction(server.db, (tx) =>
    queueSms(services, tx, { userId: user.id, brandId: 'lendable' }, 'contact-received', {
      to,
      text: 'Your code',
    }),
  );
}

const statusOf = async () =>
  (
    await server.db
      .selectFrom('outbox_messages')
      .select(['status', 'attempts'])
      .where('template', '=', 'contact-received')
      .execute()
  ).map(({ status, attempts }) => `${status} after ${attempts}`);

describe('a promised text message by Twilio', () => {
  test('is sent once, without a search', async () => {
    await promise();
    await perform(sendOutbox, services);
    expect(twilio.received.map(({ method }) => method)).toEqual(['POST']);
    expect(await statusOf()).toEqual(['sent after 1']);
  });

  test('whose answer was lost arrives once', async () => {
    await promise();
    twilio.meets('error-after-sending');
    await perform(sendOutbox, services);
    expect(await statusOf()).toEqual(['waiting after 1']);
    server.passMinutes(1);
    await perform(sendOutbox, services);
    expect(twilio.received.map(({ method }) => method)).toEqual(['POST', 'GET']);
    expect(twilio.messages).toHaveLength(1);
    expect(await statusOf()).toEqual(['sent after 2']);
  });

  test('to a number that has opted out is given up', async () => {
    await promise('+15005550004');
    await perform(sendOutbox, services);
    expect(await statusOf()).toEqual(['failed after 1']);
  });

  test('to a number that was the borrower’s before says nothing about the present one', async () => {
    await promise('+15005550004');
    await sendOutbox(services);
    const users = await server.db.selectFrom('users').select('texts_stopped_at').execute();
    expect(users).toEqual([{ texts_stopped_at: null }]);
  });
});
