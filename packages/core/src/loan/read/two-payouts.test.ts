import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../calendar/day.ts';
import { pence } from '../../money/pence.ts';
import { RUNS } from '../../testing/runs.ts';
import { SAMPLE_TERMS, sampleAgreement } from '../../testing/sample-histories.ts';
import type { LoanEvent } from '../events.ts';
import { project } from './project.ts';
import { statementOf } from './statement.ts';

const agreement = sampleAgreement({
  ...SAMPLE_TERMS,
  productId: 'hire-purchase-2026-1',
  amount: pence(10_000_00),
  termMonths: 60,
  percent: 22.3,
});

const { signedOn, credit, fee } = agreement;
const nextDay = addDays(signedOn, 1);

const about = (reference: string, valueOn = signedOn) => ({
  valueOn,
  reference,
  recordedAt: `${valueOn}T12:00:00.000Z`,
});

const oldLender = { payee: 'old-lender' as const };

/** Both parts, of which the old lender gets `figure`. */
const paidTo = (figure: number): LoanEvent[] => [
  { kind: 'payout-sent', ...about('old'), amount: pence(figure), ...oldLender },
  { kind: 'disbursed', ...about('old'), amount: pence(figure), ...oldLender },
  { kind: 'payout-sent', ...about('own'), amount: pence(credit - figure) },
  { kind: 'disbursed', ...about('own'), amount: pence(credit - figure) },
];

const inOne: LoanEvent[] = [
  { kind: 'payout-sent', ...about('one'), amount: credit },
  { kind: 'disbursed', ...about('one'), amount: credit },
];

const returned = (reference: string, amount: number): LoanEvent => ({
  kind: 'payout-returned',
  ...about(reference, nextDay),
  amount: pence(amount),
});

describe('a credit that is paid in two parts', () => {
  test('is the loan of one payout, however it is divided', () => {
    const last = agreement.instalments.at(-1)?.dueOn ?? signedOn;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: credit - 1 }), fc.nat(1900), (figure, days) => {
        const on = addDays(signedOn, days);
        expect(project(agreement, paidTo(figure), on)).toEqual(project(agreement, inOne, on));
      }),
      { numRuns: Math.min(RUNS, 100) },
    );
    expect(last > signedOn).toBe(true);
  });

  test('is Funded until its first part has arrived', () => {
    const [sent, arrived] = paidTo(6_200_00);
    expect(project(agreement, [sent!], signedOn).state).toBe('Funded');
    expect(project(agreement, [sent!, arrived!], signedOn).state).toBe('Live');
  });

  test('of which one part comes back continues as if that part had never been paid', () => {
    const events = [...paidTo(6_200_00), returned('own', 3_800_00)];
    const { state, outstanding, payoutProblem } = project(agreement, events, nextDay);
    expect([state, payoutProblem]).toEqual(['Live', null]);
    const later = addDays(nextDay, 10);
    expect(outstanding).toBe(6_200_00 + fee);
    expect(project(agreement, events, later)).toEqual(
      project(agreement, paidTo(6_200_00).slice(0, 2), later),
    );
  });

  test('of which the old lender’s part never arrived needs a new figure, not another account', () => {
    const [sent, arrived] = paidTo(6_200_00);
    const back: LoanEvent = { ...returned('old', 6_200_00), ...oldLender };
    expect(project(agreement, [sent!, arrived!, back], nextDay)).toMatchObject({
      state: 'Pending',
      outstanding: 0,
      payoutProblem: { reason: 'old-lender-not-paid' },
    });
    const held = { kind: 'payout-held', reason: 'rejected' } as const;
    const refused: LoanEvent[] = [
      { ...held, ...about('old'), ...oldLender },
      { ...held, ...about('own') },
    ];
    expect(project(agreement, refused, nextDay).payoutProblem?.reason).toBe('old-lender-not-paid');
    expect(project(agreement, refused.slice(1), nextDay).payoutProblem?.reason).toBe('rejected');
  });

  test('of which a part came back and was paid again owes all of it', () => {
    const again = (kind: 'payout-sent' | 'disbursed'): LoanEvent => ({
      kind,
      ...about('again', addDays(nextDay, 1)),
      amount: pence(3_800_00),
    });
    const events = [...paidTo(6_200_00), returned('own', 3_800_00), again('payout-sent'), again('disbursed')];
    const { state, outstanding } = project(agreement, events, addDays(nextDay, 1));
    expect(state).toBe('Live');
    // With the interest of two days on the part that stayed.
    expect(outstanding - credit - fee).toBeGreaterThan(0);
    expect(outstanding - credit - fee).toBeLessThan(20_00);
  });

  test('of which both come back is as if it had never been paid', () => {
    const events = [...paidTo(6_200_00), returned('old', 6_200_00), returned('own', 3_800_00)];
    const { state, outstanding } = project(agreement, events, nextDay);
    expect([state, outstanding]).toEqual(['Pending', 0]);
  });

  test('has statements that count the fee once, whichever part comes back', () => {
    const sums = (events: readonly LoanEvent[]) =>
      statementOf(agreement, events, { from: signedOn, to: addDays(signedOn, 20) });
    const [both, part] = [paidTo(6_200_00), [...paidTo(6_200_00), returned('own', 3_800_00)]];
    expect(sums(both)).toMatchObject({ paidOut: credit, paidIn: 0, fee });
    expect(sums(part)).toMatchObject({ paidOut: credit, paidIn: 3_800_00, fee });
    expect(sums([...part, returned('old', 6_200_00)])).toMatchObject({ fee: 0, interest: 0, closing: 0 });
  });
});
