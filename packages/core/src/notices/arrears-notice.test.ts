import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day, type Day } from '../calendar/day.ts';
import { pence } from '../money/pence.ts';
import { formatWorking } from '../working/format.ts';
import { arrearsNoticeTrigger, nextArrearsNotice, type InstalmentAccount } from './arrears-notice.ts';
import { explainArrearsNotice } from './explain-arrears-notice.ts';
import { RUNS } from '../testing/runs.ts';

const MONTHLY = pence(280_83);
const FIRST = day('2027-01-21');

/** Due on the 20th from January 2027, late from the next day. */
const DUE_PAYMENTS = Array.from({ length: 24 }, (_, index) => ({
  amount: MONTHLY,
  lateFrom: addMonths(FIRST, index),
}));

const NOTHING_PAID: InstalmentAccount = {
  duePayments: DUE_PAYMENTS,
  receipts: [],
  noticesGivenOn: [],
  frequency: 'monthly',
};

const received = (on: string, amount: number) => ({ on: day(on), amount: pence(amount) });
const dutyOn = (account: Partial<InstalmentAccount>, asOf: string) =>
  arrearsNoticeTrigger({ ...NOTHING_PAID, ...account }, day(asOf));

describe('a notice of sums in arrears', () => {
  test('is required from the day the second payment is missed, within fourteen days', () => {
    expect(dutyOn({}, '2027-02-20')).toBeNull();
    const duty = dutyOn({}, '2027-02-21');
    expect(duty).toEqual({
      metOn: '2027-02-21',
      shortfall: 561_66,
      lastPayments: 561_66,
      lastNoticeOn: null,
    });
    expect(duty && nextArrearsNotice(duty)).toEqual({ kind: 'first', by: '2027-03-06' });
  });

  test('is not required for one missed payment, however long ago', () => {
    const receipts = DUE_PAYMENTS.slice(1).map(({ lateFrom }) => ({
      on: addDays(lateFrom, -1),
      amount: MONTHLY,
    }));
    expect(dutyOn({ receipts }, '2028-12-31')).toBeNull();
  });

  test('is required when part payments leave a shortfall of two payments', () => {
    const receipts = DUE_PAYMENTS.map(({ lateFrom }) => ({
      on: addDays(lateFrom, -1),
      amount: pence(140_41),
    }));
    expect(dutyOn({ receipts }, '2027-04-20')).toBeNull();
    expect(dutyOn({ receipts }, '2027-04-21')).toMatchObject({ metOn: '2027-04-21', shortfall: 561_68 });
  });

  test('is not required while the shortfall is a penny less than two payments', () => {
    expect(dutyOn({ receipts: [received('2027-02-01', 1)] }, '2027-02-28')).toBeNull();
  });

  test('is required from the day a payment is reversed', () => {
    const receipts = [received('2027-01-20', 280_83), received('2027-03-01', -280_83)];
    expect(dutyOn({ receipts }, '2027-02-28')).toBeNull();
    expect(dutyOn({ receipts }, '2027-03-01')?.metOn).toBe('2027-03-01');
  });

  test('measures the shortfall against the actual last payments', () => {
    const duePayments = DUE_PAYMENTS.slice(0, 2).map((due, index) =>
      index === 0 ? { ...due, amount: pence(100_00) } : due,
    );
    const receipts = [received('2027-02-01', 50_00)];
    expect(dutyOn({ duePayments, receipts }, '2027-02-28')).toBeNull();
    expect(dutyOn({ duePayments }, '2027-02-28')).toMatchObject({ shortfall: 380_83, lastPayments: 380_83 });
  });

  test('is repeated at least every six months until nothing is in arrears', () => {
    const duty = dutyOn({ noticesGivenOn: [day('2027-03-01')] }, '2027-05-01');
    expect(duty).toMatchObject({ metOn: '2027-02-21', lastNoticeOn: '2027-03-01' });
    expect(duty && nextArrearsNotice(duty)).toEqual({ kind: 'repeat', by: '2027-09-01' });
    const again = dutyOn({ noticesGivenOn: [day('2027-03-01'), day('2027-08-31')] }, '2027-09-01');
    expect(again && nextArrearsNotice(again)).toEqual({ kind: 'repeat', by: '2028-02-29' });
  });

  test('is still required after a part payment', () => {
    const account = { noticesGivenOn: [day('2027-03-01')], receipts: [received('2027-03-10', 561_65)] };
    expect(dutyOn(account, '2027-03-11')).not.toBeNull();
  });

  test('is no longer required once nothing is in arrears', () => {
    const account = { noticesGivenOn: [day('2027-03-01')], receipts: [received('2027-03-10', 561_66)] };
    expect(dutyOn(account, '2027-03-09')).not.toBeNull();
    expect(dutyOn(account, '2027-03-10')).toBeNull();
  });

  test('is still required the first time if the borrower caught up before it was given', () => {
    const receipts = [received('2027-02-23', 561_66), received('2027-03-20', 280_83)];
    expect(dutyOn({ receipts }, '2027-03-31')).toMatchObject({ metOn: '2027-02-21', lastNoticeOn: null });
    const noticesGivenOn = [day('2027-03-05')];
    expect(dutyOn({ receipts, noticesGivenOn }, '2027-03-31')).toBeNull();
  });

  test('starts again when the borrower has caught up and fallen behind again', () => {
    const account = { noticesGivenOn: [day('2027-02-21')], receipts: [received('2027-03-10', 561_66)] };
    const duty = dutyOn(account, '2027-05-01');
    expect(duty).toMatchObject({ metOn: '2027-04-21', lastNoticeOn: null });
  });

  test('is not met by a notice given before the conditions were met', () => {
    expect(dutyOn({ noticesGivenOn: [day('2027-02-01')] }, '2027-03-01')?.lastNoticeOn).toBeNull();
  });

  test('needs four missed payments where payments are weekly', () => {
    const duePayments = DUE_PAYMENTS.map((due, index) => ({ ...due, lateFrom: addDays(FIRST, index * 7) }));
    expect(dutyOn({ duePayments, frequency: 'weekly' }, '2027-02-10')).toBeNull();
    expect(dutyOn({ duePayments, frequency: 'weekly' }, '2027-02-11')?.metOn).toBe('2027-02-11');
  });

  test('has a working that shows why it is required', () => {
    const duty = dutyOn({ noticesGivenOn: [day('2027-03-01')] }, '2027-05-01');
    const shown = duty && formatWorking(explainArrearsNotice(duty));
    expect(shown).toMatch(/^Notice of sums in arrears: 01\/09\/2027\n {2}Shortfall: £561\.66/);
    expect(shown).toContain('Last notice: 01/03/2027');
    const first = dutyOn({}, '2027-05-01');
    expect(first && formatWorking(explainArrearsNotice(first))).not.toContain('Last notice');
  });
});

describe('the duty to send notices, for any payments', () => {
  const payment = fc.record({
    on: fc.nat(700).map((days) => addDays(day('2027-01-01'), days)),
    amount: fc.integer({ min: 1, max: 900_00 }).map(pence),
  });
  const asOfs = fc.nat(760).map((days) => addDays(day('2027-01-01'), days));

  test('never starts below a shortfall of two payments, and always at it', () => {
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 30 }), asOfs, (receipts, asOf) => {
        const duty = arrearsNoticeTrigger({ ...NOTHING_PAID, receipts }, asOf);
        const short = shortfall(receipts, asOf);
        if (duty) expect(duty.shortfall).toBeGreaterThanOrEqual(2 * MONTHLY);
        if (short >= 2 * MONTHLY) expect(duty).not.toBeNull();
      }),
      { numRuns: RUNS },
    );
  });

  test('does not depend on the order of the list, and changes only on days with an event', () => {
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 20 }), asOfs, (receipts, asOf) => {
        const account = { ...NOTHING_PAID, receipts };
        const reordered = { ...NOTHING_PAID, receipts: receipts.toReversed() };
        expect(arrearsNoticeTrigger(reordered, asOf)).toEqual(arrearsNoticeTrigger(account, asOf));
        const before = arrearsNoticeTrigger(account, addDays(asOf, -1));
        const happened =
          receipts.some(({ on }) => on === asOf) || DUE_PAYMENTS.some(({ lateFrom }) => lateFrom === asOf);
        if (!happened) expect(arrearsNoticeTrigger(account, asOf)).toEqual(before);
      }),
      { numRuns: Math.ceil(RUNS / 2) },
    );
  });
});

function shortfall(receipts: InstalmentAccount['receipts'], asOf: Day): number {
  const totalDue = DUE_PAYMENTS.filter(({ lateFrom }) => lateFrom <= asOf).length * MONTHLY;
  return receipts.reduce((sum, { on, amount }) => (on <= asOf ? sum - amount : sum), totalDue);
}
