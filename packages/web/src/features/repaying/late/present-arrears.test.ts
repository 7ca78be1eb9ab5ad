import { addDays, day } from '@fairlead/core/calendar/day';
import type { LoanEvent } from '@fairlead/core/loan/events';
import { formatPounds } from '@fairlead/core/money/pounds';
import { defaultNoticeDates } from '@fairlead/core/notices/default-notice';
import { ALL_OUTCOMES, paidByCard, sampleHistory } from '@fairlead/core/testing/sample-histories';
import { describe, expect, test } from 'vitest';
import { DIRECT_DEBIT_REASONS } from '@fairlead/core/collection/direct-debit-reasons';
import { aLoan } from '../../../testing/a-loan.ts';
import { presentArrears } from './present-arrears.ts';
import { presentBreathingSpace } from './present-breathing-space.ts';

const ONE_MISSED = aLoan({ afterDays: 75, conducts: ['collected', 'failed'] });
const THREE_MISSED = aLoan({ afterDays: 160, conducts: ['collected', 'failed', 'failed', 'failed'] });

describe('a borrower who is late', () => {
  test('is shown the ways out of one missed payment before what it means', () => {
    expect(presentArrears(ONE_MISSED)).toEqual({
      heading: 'You missed £282.56 on 1 February 2027',
      intro: 'You can put this right. These are your options.',
      notice: null,
      payable: '£282.56',
      onItsWay: null,
      canPickDay: false,
      isPlanFirst: false,
      figures: [
        { label: 'Owed now', value: '£282.56' },
        {
          label: 'Left to pay in total',
          value: formatPounds(ONE_MISSED.leftToPay),
        },
      ],
      missed: [
        {
          name: '£282.56 due on 1 February 2027',
          trace: [
            'We asked your bank on 28 January 2027. It refused on 1 February 2027.',
            DIRECT_DEBIT_REASONS['refer-to-payer'].words,
          ],
          creditFile: 'If it’s paid by 28 February 2027, it isn’t recorded as missed on your credit file.',
        },
      ],
      whatHappens: [
        'We don’t charge a late fee, or interest on interest. Interest continues at your normal rate until you pay.',
        'We’ll still collect your next monthly payment, £282.56, on Monday 1 March 2027.',
      ],
    });
  });

  test('is shown each of several, a plan first, and what is on the credit file already', () => {
    const late = presentArrears(THREE_MISSED);
    expect(late).toMatchObject({ heading: 'You missed 3 payments', isPlanFirst: true });
    expect(late?.figures[0]?.value).toBe('£847.68');
    expect(late?.missed.map(({ creditFile }) => creditFile)).toEqual([
      'It’s recorded as missed on your credit file from 1 March 2027, and stays there for 6 years.',
      'It’s recorded as missed on your credit file from 1 April 2027, and stays there for 6 years.',
      'If it’s paid by 30 April 2027, it isn’t recorded as missed on your credit file.',
    ]);
  });

  test('is shown a next payment only where it will be collected', () => {
    const words = presentArrears({ ...ONE_MISSED, isMandateActive: false })?.whatHappens.join(' ');
    expect(words).not.toContain('still collect');
  });

  test('is shown a collection that is under way, or comes again', () => {
    const pending = aLoan({ afterDays: 130 }).pendingRepayments ?? [];
    const late = presentArrears({ ...ONE_MISSED, pendingRepayments: pending });
    expect(late?.onItsWay).toContain('We’re collecting £282.56 on Thursday 1 April 2027');
    const nextAttempt = { amount: ONE_MISSED.arrears.amount, collectOn: day('2027-02-15') };
    const again = presentArrears({ ...ONE_MISSED, nextAttempt });
    expect(again?.onItsWay).toContain('again on Monday 15 February 2027, unless you pay it before then');
    expect([late?.canPickDay, again?.canPickDay]).toEqual([false, true]);
    expect([late?.payable, again?.payable]).toEqual([null, '£282.56']);
  });

  test('who paid a part is shown the rest', () => {
    const partly = aLoan({
      afterDays: 75,
      events: (agreement) => [
        ...sampleHistory(agreement, ['collected', 'failed', 'collected']),
        paidByCard(day('2027-02-03'), 100_00),
      ],
    });
    const late = presentArrears(partly);
    expect(late?.heading).toBe('£182.56 of your payment of 1 February 2027 is missing');
    expect(late?.missed[0]?.name).toBe('£282.56 due on 1 February 2027, £182.56 of it missing');
  });

  test('whose bank was never asked, or took it back, is shown that', () => {
    const traceOf = (conduct: 'missed' | 'charged back') =>
      presentArrears(aLoan({ afterDays: 160, conducts: [conduct] }))?.missed[0]?.trace.join(' ');
    expect(traceOf('missed')).toBe('We didn’t ask your bank for it.');
    expect(traceOf('charged back')).toContain('. It took the payment back on ');
  });
});

describe('a default notice', () => {
  const served = (status: 'running' | 'expired') =>
    aLoan({
      afterDays: status === 'running' ? 165 : 180,
      events: (agreement): LoanEvent[] => {
        const servedOn = addDays(agreement.signedOn, 160);
        const { remedyBy } = defaultNoticeDates(servedOn);
        const about = { valueOn: servedOn, reference: 'notice', recordedAt: `${servedOn}T12:00:00.000Z` };
        return [
          ...sampleHistory(agreement, ['collected', ...Array<'missed'>(35).fill('missed')]),
          { kind: 'default-notice-served', ...about, amount: agreement.monthly, remedyBy },
        ];
      },
    });

  test('says what ends it and until when, and once it ran out, what is still possible', () => {
    expect(presentArrears(served('running'))?.notice).toBe(
      'Pay £282.56 by Thursday 13 May 2027, and the default notice we sent will have no effect. If you can’t, talk to us before then.',
    );
    expect(presentArrears(served('expired'))?.notice).toContain('ran out on 13 May 2027');
    expect(presentArrears(THREE_MISSED)?.notice).toBeNull();
  });
});

test('every figure of the page is the projection’s, in every history', () => {
  for (const conduct of ALL_OUTCOMES) {
    for (const afterDays of [60, 160, 700, 1_150]) {
      const loan = aLoan({ afterDays, conducts: ['collected', conduct, 'failed'] });
      const late = presentArrears(loan);
      expect(late === null).toBe(loan.arrears.since === null);
      if (!late) continue;
      expect(late.missed).toHaveLength(loan.arrears.instalments);
      expect(late.figures.map(({ value }) => value)).toEqual(
        [loan.arrears.amount, loan.leftToPay].map((amount) => formatPounds(amount)),
      );
      const words = [
        late.heading,
        late.intro,
        ...late.whatHappens,
        ...late.missed.map(({ creditFile }) => creditFile),
      ];
      expect(words.join(' ')).not.toMatch(/[A-Z]{4}|!|immediately|legal|court/);
    }
  }
});

test('a breathing space says its end first, and asks for nothing', () => {
  const until = day('2027-05-08');
  const space = presentBreathingSpace({ breathingSpace: { since: day('2027-03-10'), until } });
  expect(space?.heading).toBe('You’re in a breathing space until Saturday 8 May 2027');
  const open = presentBreathingSpace({ breathingSpace: { since: day('2027-03-10'), until: null } });
  expect(open?.text[0]).toBe('It lasts as long as your treatment, plus 30 days.');
  expect(presentBreathingSpace({ breathingSpace: null })).toBeNull();
});
