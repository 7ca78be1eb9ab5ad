import { describe, expect, test } from 'vitest';
import { day } from '../calendar/day.ts';
import { pence } from '../money/pence.ts';
import type { BureauReport } from './bureau-report.ts';
import { decide, decideInBand, declineAfterReview, DECISION_RULES, type Decision } from './decide.ts';
import { DECLINE_REASONS, isBasedOnCreditFile } from './decline-reasons.ts';
import type { ApplicationFacts } from './inputs.ts';
import { bandOf } from './score-bands.ts';
import { FACTS, INPUTS, REPORT } from '../testing/sample-decision.ts';

function decision(
  given: { facts?: Partial<ApplicationFacts>; report?: Partial<BureauReport>; income?: number } = {},
): Decision {
  const household =
    given.income === undefined
      ? FACTS.household
      : { ...FACTS.household, netMonthlyIncome: pence(given.income) };
  return decide({
    ...INPUTS,
    facts: { ...FACTS, household, ...given.facts },
    report: { ...REPORT, ...given.report },
  });
}

describe('an applicant who meets the rules and can afford the loan', () => {
  test('is quoted the price of their band', () => {
    const quoted = decision();
    expect(quoted).toMatchObject({ outcome: 'Quoted', band: 'Great', reasons: [], mostWeCanOffer: null });
    expect(quoted.price).toMatchObject({ amount: 7_500_00, termMonths: 36, percent: 14 });
  });

  test('gets a decision that can be replayed from its inputs and rule versions', () => {
    const quoted = decision();
    expect(quoted.ruleVersion).toBe(DECISION_RULES);
    expect(quoted.affordability?.ruleVersion).toBe('affordability-2026-1');
    expect(JSON.parse(JSON.stringify(decide(quoted.inputs)))).toEqual(JSON.parse(JSON.stringify(quoted)));
  });

  test.each([
    [760, 'Great'],
    [759, 'Good'],
    [620, 'Good'],
    [480, 'Fair'],
    [479, 'Limited'],
    [340, 'Limited'],
    [339, null],
  ])('with a score of %i is in band %s', (score, band) => expect(bandOf(score)).toBe(band));
});

describe('an applicant who fails a rule', () => {
  test.each([
    ['is 17', { dateOfBirth: day('2008-11-21') }, 'under-age'],
    ['would be 76 at the end of the term', { dateOfBirth: day('1953-11-20') }, 'age-at-end-of-term'],
    ['requests too much', { amount: pence(26_000_00) }, 'amountOutOfRange'],
    ['requests an amount with pence', { amount: pence(7_500_50) }, 'amountOutOfRange'],
    ['requests too long a term', { termMonths: 61 }, 'termOutOfRange'],
  ] as const)('who %s is declined', (_who, given, reason) => {
    expect(decision({ facts: given })).toMatchObject({ outcome: 'Declined', reasons: [reason] });
  });

  test('is not declined on their 18th birthday, nor at 75 at the end of the term', () => {
    expect(decision({ facts: { dateOfBirth: day('2008-11-20') } }).outcome).toBe('Quoted');
    expect(decision({ facts: { dateOfBirth: day('1953-11-21') } }).outcome).toBe('Quoted');
  });

  test.each([
    ['insolvency', { adverse: { insolvency: true, defaultsLast12Months: 0 } }],
    ['recent-defaults', { adverse: { insolvency: false, defaultsLast12Months: 2 } }],
    ['credit-score', { score: 339 }],
  ] as const)('is declined for %s, based on the credit file', (reason, given) => {
    const { outcome, reasons } = decision({ report: given });
    expect([outcome, reasons]).toEqual(['Declined', [reason]]);
    expect(isBasedOnCreditFile(reasons)).toBe(true);
  });

  test('is declined for their own details without naming the agency', () => {
    const { outcome, reasons } = decision({ income: 0, report: { score: 0 } });
    expect([outcome, reasons]).toEqual(['Declined', ['no-income']]);
    expect(isBasedOnCreditFile(reasons)).toBe(false);
  });

  test('has a sentence for every reason', () => {
    for (const { text } of Object.values(DECLINE_REASONS)) expect(text).toMatch(/^[A-Z].*\.$/);
  });
});

describe('an applicant whose credit file is not enough', () => {
  test('at another address is asked for their address again', () => {
    expect(decision({ report: { match: 'address-mismatch', score: 0 } }).outcome).toBe('Address Mismatch');
  });

  test('with a thin file or one marked for review is referred', () => {
    expect(decision({ report: { match: 'thin', score: 0 } }).outcome).toBe('Referred');
    expect(decision({ report: { referred: true } }).outcome).toBe('Referred');
  });

  test('that shows another person is referred, and one that matches in part is not', () => {
    expect(decision({ report: { identityMatch: 'none' } }).outcome).toBe('Referred');
    expect(decision({ report: { identityMatch: 'partial' } }).outcome).toBe('Quoted');
  });
});

describe('an amount that cannot be lent', () => {
  test('is declined with the largest amount offered in the band', () => {
    const declined = decision({
      facts: { amount: pence(12_000_00), termMonths: 60 },
      report: { score: 500 },
    });
    expect(declined).toMatchObject({ outcome: 'Declined', band: 'Fair', reasons: ['amount-not-offered'] });
    expect(declined.mostWeCanOffer).toBe(9_999_00);
  });

  test('is declined with the largest affordable amount', () => {
    const declined = decision({ income: 1_600_00 });
    expect(declined).toMatchObject({ outcome: 'Declined', reasons: ['less-affordable'] });
    const largest = declined.mostWeCanOffer!;
    expect(largest).toBeGreaterThan(0);
    expect(decision({ income: 1_600_00, facts: { amount: largest } }).outcome).toBe('Quoted');
    expect(decision({ income: 1_600_00, facts: { amount: pence(largest + 100_00) } }).outcome).toBe(
      'Declined',
    );
  });

  test('is declined without an amount when none is affordable', () => {
    expect(decision({ income: 1_200_00 })).toMatchObject({
      outcome: 'Declined',
      reasons: ['unaffordable'],
      mostWeCanOffer: null,
    });
  });
});

describe('an application that a person has reviewed', () => {
  const referred = (given: Parameters<typeof decision>[0] = {}) =>
    decision({ ...given, report: { match: 'thin', score: 0, ...given.report } }).inputs;

  test('is quoted the price of the band that the reviewer chose', () => {
    const quoted = decideInBand(referred(), 'Fair');
    expect(quoted).toMatchObject({ outcome: 'Quoted', band: 'Fair', ruleVersion: DECISION_RULES });
    expect(quoted.price).toMatchObject({ percent: 28.4 });
  });

  test('is not lent more than it can afford, and not at all where a rule forbids it', () => {
    expect(decideInBand(referred({ income: 1_200_00 }), 'Great').reasons).toEqual(['unaffordable']);
    expect(decideInBand(referred({ facts: { amount: pence(16_000_00) } }), 'Limited').outcome).toBe(
      'Declined',
    );
    const young = referred({ facts: { dateOfBirth: day('2008-11-21') } });
    const insolvent = {
      ...young,
      report: { ...REPORT, adverse: { insolvency: true, defaultsLast12Months: 0 } },
    };
    expect(decideInBand(insolvent, 'Great').reasons).toEqual(['under-age', 'insolvency']);
  });

  test('is declined for the reasons that the reviewer gave', () => {
    const declined = declineAfterReview(referred(), ['no-income', 'credit-score']);
    expect(declined).toMatchObject({ outcome: 'Declined', reasons: ['no-income', 'credit-score'] });
    expect([declined.mostWeCanOffer, declined.price]).toEqual([null, undefined]);
  });
});
