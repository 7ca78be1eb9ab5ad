import { addDays, day } from '@fairlead/core/calendar/day';
import { answersFor } from '@fairlead/testing/journeys/arrangements';
import { aboutLoan, shortLoan, signedLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import type { WireBody, WireData } from '@fairlead/testing/call';
import type { Api } from './api.ts';
import { SAMPLED_BRANDS } from './checked-brands.ts';
import { untilPaidOut } from './prepared.ts';
import { expect, test } from './visitor.ts';

/** How each message about money that is short begins: with what the borrower can do, or with what is good news. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  'Your payment didn’t go through': /^You can pay it /,
  'A payment hasn’t reached us: what you can do': /^You can pay now on your loan’s page/,
  'Your loan is behind: what you can do': /^You can set up a payment plan/,
  'A default notice for your loan, and what you can do':
    /^If you pay £[\d,.]+ by .* this notice will have no effect/,
  'We’ve withdrawn your default notice': /It has no effect/,
  'Your loan agreement has ended': /^You don’t have to pay what you owe all at once\. Pay any amount/,
  'We’ve written off what was left of your loan': /You don’t have to pay us anything more/,
  'Your loan has moved to another company': /You now pay them and not us/,
  'Your payment plan': /^You’ll pay £[\d,.]+ (on|a month) /,
  'You’ve completed your payment plan': /^Thank you\. You made every payment/,
  'Your payment plan has ended': /^On your loan’s page you can set up another plan, or pay what you can/,
  'Your breathing space has started': /we add no interest or charges, and we don’t collect or ask/,
  'Your breathing space has ended': /you don’t have to pay it all at once\. Talk to us/,
  'Payment received': /^Thank you\. £[\d,.]+ arrived/,
};

const ADVICE = /Free and confidential debt advice: MoneyHelper, 0800 138 7777|Your debt adviser/;

const THREATS = /!|legal action|court|bailiff|enforce|immediately|urgent|final (notice|warning)|must pay/i;

/** Longer words are references of loans. */
const CAPITALS = /\b[A-Z]{4,9}\b/;

const PHONE = { width: 390, height: 844 };

async function acting(api: Api, borrower: LoanBorrower, kind: WireBody<'actAsStaff'>['kind']): Promise<void> {
  const { reference } = await api.get('readLoan', aboutLoan(borrower));
  await api.get('actAsStaff', { body: { reference, kind } });
}

async function unpaidLoan(api: Api, firstName: string): Promise<LoanBorrower> {
  const borrower = await signedLoan(api, shortLoan(firstName));
  await untilPaidOut(api, borrower);
  return borrower;
}

/** Agrees a plan, and moves to a day of it. */
async function planUntil(
  api: Api,
  borrower: LoanBorrower,
  { paidBy, term }: { paidBy: 'borrower' | 'direct-debit'; term: number },
  dayOf: (plan: NonNullable<WireData<'readLoan'>['arrangement']>) => string,
): Promise<void> {
  const about = aboutLoan(borrower);
  await api.get('openSelfServeArrangement', about);
  const answers = await answersFor(api, borrower, { paidBy, term });
  await api.get('changeSelfServeArrangement', { ...about, body: { ...answers, isAgreed: true } });
  const { arrangement } = await api.get('readLoan', about);
  if (arrangement === null) throw new Error('the plan was agreed');
  await api.get('advanceTime', { body: { to: dayOf(arrangement) } });
}

/** Moves past the last attempt to collect this many payments. */
async function passPayments(api: Api, borrower: LoanBorrower, count: number): Promise<void> {
  const { unpaidScheduledPayments: due = [] } = await api.get('readLoan', {
    ...aboutLoan(borrower),
    query: { embedded: 'unpaidScheduledPayments' },
  });
  await api.get('advanceTime', { body: { to: addDays(day(due[count - 1]?.dueOn ?? ''), 14) } });
}

/** Borrowers who can’t pay, and for whom it ends in each way that there is. */
async function moneyRunsShort(api: Api): Promise<readonly LoanBorrower[]> {
  const pass = (days: number) => api.get('advanceTime', { body: { days } });
  const ada = await unpaidLoan(api, 'Penniless');
  const bea = await unpaidLoan(api, 'Penniless');
  const cleo = await unpaidLoan(api, 'Stretched');
  await passPayments(api, ada, 3);
  for (const kind of ['default-notice', 'notice-withdrawal', 'default-notice'] as const)
    await acting(api, ada, kind);
  await acting(api, bea, 'breathing-space');
  await planUntil(api, cleo, { paidBy: 'borrower', term: 3 }, ({ payments }) =>
    addDays(day(payments[0]?.dueOn ?? ''), 4),
  );
  await planUntil(api, cleo, { paidBy: 'direct-debit', term: 1 }, ({ endsOn }) => endsOn);
  await acting(api, bea, 'breathing-space-end');
  await pass(15);
  await acting(api, bea, 'write-off');
  for (const kind of ['termination', 'sale'] as const) await acting(api, ada, kind);
  return [ada, bea, cleo];
}

/** Every message to borrowers, once there is one of each kind: the worker sends the last a moment after the answer. */
async function arrivedFor(api: Api, borrowers: readonly LoanBorrower[]): Promise<WireData<'readInbox'>> {
  const read = async () => {
    const inboxes = borrowers.map(({ application }) =>
      api.get('readInbox', { query: { to: application.user.email } }),
    );
    return (await Promise.all(inboxes)).flat();
  };
  const missing = async () => {
    const subjects = new Set((await read()).map(({ subject }) => subject));
    return Object.keys(BEGINNINGS).filter((subject) => !subjects.has(subject));
  };
  await expect.poll(missing).toEqual([]);
  return read();
}

const firstParagraph = (text: string): string =>
  text.split('\n\n').find((paragraph) => !/^Hello |^[^.]*: £/.test(paragraph)) ?? '';

for (const brand of SAMPLED_BRANDS) {
  test(`${brand}: each message when money is short says first what can be done, calmly, on one screen of a phone`, async ({
    walk,
  }) => {
    test.setTimeout(180_000);
    const { api, page, address } = walk(brand);
    const borrowers = await moneyRunsShort(api);
    const messages = await arrivedFor(api, borrowers);
    await page.setViewportSize(PHONE);
    for (const [subject, beginning] of Object.entries(BEGINNINGS)) {
      const ofKind = messages.filter((message) => message.subject === subject);
      for (const { text } of ofKind) {
        expect(firstParagraph(text)).toMatch(beginning);
        expect(text.replaceAll(/https?:\S+/g, '')).not.toMatch(THREATS);
        expect(text.replaceAll(/https?:\S+/g, '')).not.toMatch(CAPITALS);
      }
      const longest = ofKind.toSorted((one, other) => other.text.length - one.text.length)[0];
      expect(longest?.text).toMatch(ADVICE);
      await page.goto(new URL(`/sandbox/api/emails/${longest?.id}`, address('/')).href);
      const box = await page.getByRole('link').last().boundingBox();
      expect.soft(Math.round((box?.y ?? 0) + (box?.height ?? 0)), subject).toBeLessThanOrEqual(PHONE.height);
    }
  });
}
