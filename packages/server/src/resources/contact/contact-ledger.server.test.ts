import { addDays } from '@fairlead/core/calendar/day';
import { CONTACT_CAP } from '@fairlead/core/contact/contact-rules';
import type { MessageKind } from '@fairlead/core/contact/message-kinds';
import { shortLoan, signedLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actAs } from '../../database/acting-as.ts';
import { transaction } from '../../database/database.ts';
import { writeAboutLoan } from '../outbox/write-to-borrower.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const write = ({ userId, loanId }: LoanBorrower, kind: MessageKind) =>
  actAs('system', () =>
    transaction(server.db, (tx) =>
      writeAboutLoan(server.services, tx, { userId, loanId, brandId: 'lendable' }, kind, {
        letter: { subject: `About ${kind}`, paragraphs: ['Your options.'] },
        text: () => `Text of ${kind}`,
      }),
    ),
  );

const ledgerOf = async ({ userId }: LoanBorrower) =>
  server.db
    .selectFrom('contacts')
    .select(['kind', 'outcome', 'contact_on', 'is_by_email', 'is_by_text'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

const kindsIn = (entries: Awaited<ReturnType<typeof ledgerOf>>, wanted: string) =>
  entries.filter(({ outcome }) => outcome === wanted).map(({ kind }) => kind);

const outboxOf = ({ userId }: LoanBorrower, kind: MessageKind) =>
  server.db
    .selectFrom('outbox_messages')
    .select(['channel', 'status', 'next_try_at'])
    .where('user_id', '=', userId)
    .where('template', '=', kind)
    .orderBy('id')
    .execute();

const aboutUser = ({ token, userId }: LoanBorrower) => ({ token, params: { id: userId } });
const fill = async (borrower: LoanBorrower) => {
  for (let count = 0; count < CONTACT_CAP.contacts; count++) await write(borrower, 'payment-missed');
};

describe('the contact ledger', () => {
  test('refuses the message over the cap and lets the statutory one through', async () => {
    const ada = await signedLoan(server, shortLoan());
    await fill(ada);
    await write(ada, 'payment-failed');
    await write(ada, 'arrears-notice');
    await write(ada, 'payment-received');
    expect((await ledgerOf(ada)).map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ['payment-missed', 'sent'],
      ['payment-missed', 'sent'],
      ['payment-missed', 'sent'],
      ['payment-failed', 'over-the-cap'],
      ['arrears-notice', 'sent'],
    ]);
    expect(await outboxOf(ada, 'payment-failed')).toEqual([]);
    expect(await outboxOf(ada, 'arrears-notice')).toHaveLength(1);
    // What is no contact about a payment goes as it always did.
    expect((await outboxOf(ada, 'payment-received')).map(({ channel }) => channel)).toEqual(['email', 'sms']);
  });

  test('is not exceeded by jobs that run at the same time', async () => {
    const ada = await signedLoan(server, shortLoan());
    await Promise.all(Array.from({ length: 6 }, () => write(ada, 'payment-missed')));
    const outcomes = (await ledgerOf(ada)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(CONTACT_CAP.contacts);
    expect(outcomes).toHaveLength(6);
    expect(await outboxOf(ada, 'payment-missed')).toHaveLength(CONTACT_CAP.contacts);
  });

  test('sends nothing about payments in a pause but what the law requires, until the borrower ends it', async () => {
    const ada = await signedLoan(server, shortLoan());
    const today = await server.services.clock.today();
    const until = addDays(today, 30);
    const paused = await server.get('changeContactPause', {
      ...aboutUser(ada),
      body: { pausedUntil: until },
    });
    expect(paused.pausedUntil).toBe(until);
    const tooLong = { ...aboutUser(ada), body: { pausedUntil: addDays(today, 31) } };
    expect((await server.call('changeContactPause', tooLong)).error?.type).toBe('pauseNotPossible');
    await write(ada, 'payment-missed');
    await write(ada, 'default-notice');
    await server.get('changeContactPause', { ...aboutUser(ada), body: { pausedUntil: null } });
    expect((await server.get('readContactPause', aboutUser(ada))).pausedUntil).toBeNull();
    await write(ada, 'payment-missed');
    expect((await ledgerOf(ada)).map(({ outcome }) => outcome)).toEqual(['paused', 'sent', 'sent']);
  });

  test('sends a reminder by the channels that the borrower chose', async () => {
    const ada = await signedLoan(server, shortLoan());
    const choose = (paymentTexts: boolean, paymentTextsOnly: boolean) =>
      server.get('changeContactPermission', { ...aboutUser(ada), body: { paymentTexts, paymentTextsOnly } });
    const channels = async (kind: MessageKind) => (await outboxOf(ada, kind)).map(({ channel }) => channel);
    await write(ada, 'payment-missed');
    await choose(true, false);
    await write(ada, 'payment-failed');
    await choose(true, true);
    await write(ada, 'upcoming-payment');
    expect(await channels('payment-missed')).toEqual(['email']);
    expect(await channels('payment-failed')).toEqual(['email', 'sms']);
    expect(await channels('upcoming-payment')).toEqual(['sms']);
  });

  test('holds a reminder in quiet hours, and a notice only until later the same day', async () => {
    const ada = await signedLoan(server, shortLoan());
    const heldUntil = async (kind: MessageKind) =>
      (await outboxOf(ada, kind)).map(({ next_try_at }) => next_try_at.slice(0, 19)).at(-1);
    // From ten in the morning of 20 November 2026 to nine in the evening.
    server.passMinutes(11 * 60);
    await write(ada, 'payment-missed');
    expect(await heldUntil('payment-missed')).toBe('2026-11-21T09:00:00');
    await write(ada, 'arrears-notice');
    expect(await heldUntil('arrears-notice')).toMatch(/^2026-11-20T21:0/);
    server.passMinutes(4 * 60);
    await write(ada, 'default-notice');
    expect(await heldUntil('default-notice')).toBe('2026-11-21T09:00:00');
    await server.work();
    expect(await outboxOf(ada, 'payment-missed')).toMatchObject([{ status: 'waiting' }]);
    server.passMinutes(8 * 60);
    await server.work();
    expect(await outboxOf(ada, 'payment-missed')).toMatchObject([{ status: 'sent' }]);
  });
});

test('a borrower who pays nothing for 110 days has 16 messages, none of them over the cap', async () => {
  const ada = await signedLoan(server, shortLoan('Penniless'));
  await server.get('advanceTime', { body: { days: 110 } });
  const entries = await ledgerOf(ada);
  const sent = entries.filter(({ outcome }) => outcome === 'sent');
  for (const { contact_on: from } of sent) {
    const inPeriod = sent.filter(({ contact_on: on }) => on >= from && on < addDays(from, CONTACT_CAP.days));
    expect(inPeriod.length).toBeLessThanOrEqual(CONTACT_CAP.contacts);
  }
  expect(kindsIn(entries, 'over-the-cap')).toEqual([
    'upcoming-payment',
    'upcoming-payment',
    'upcoming-payment',
  ]);
  // Before the ledger there were 25: a text with each failure, and a reminder of each second attempt.
  expect((await server.get('readMessages', aboutUser(ada))).newCount).toBe(16);
});
