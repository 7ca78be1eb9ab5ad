import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { keysOf } from '../records.ts';
import { REQUIREMENT_REASONS } from './requirement-reasons.ts';
import {
  isSatisfied,
  maySkip,
  REQUIREMENT_STATES,
  REQUIREMENTS,
  requirementsFor,
  stepRequirement,
  type AskingFacts,
  type RequirementEvent,
} from './requirement.ts';
import { REQUIREMENT_KINDS, type RequirementKind, REQUIREMENT_TYPES } from './requirement-kinds.ts';

const after = (kind: RequirementKind, ...events: RequirementEvent[]): string => {
  let state: (typeof REQUIREMENT_STATES)[number] = 'Not started';
  for (const event of events) {
    const next = stepRequirement(kind, state, event);
    if (!next.ok) return `${next.refusal} in ${state}`;
    state = next.value;
  }
  return state;
};

describe('a requirement', () => {
  test('decided by a rule is met at once, and can be met again with another answer', () => {
    expect(after('bank', 'met')).toBe('Met');
    expect(after('bank', 'met', 'met')).toBe('Met');
  });

  test('can be reopened when its answer no longer fits', () => {
    expect(after('payment-day', 'met', 'reopened')).toBe('Not started');
    expect(after('payment-day', 'met', 'reopened', 'met')).toBe('Met');
  });

  test('that was not met cannot be reopened', () => {
    expect(after('payment-day', 'reopened')).toBe('notAllowed in Not started');
  });

  test('only accepts the events of its kind', () => {
    expect(after('bank', 'skipped')).toBe('notAllowed in Not started');
    expect(after('current-address', 'met', 'reopened')).toBe('notAllowed in Met');
  });

  test('to pay off cards is begun, met or declined, and each can be changed', () => {
    const cards = 'debt-consolidation';
    expect(after(cards, 'begun')).toBe('Provided');
    expect(after(cards, 'begun', 'met')).toBe('Met');
    expect(after(cards, 'declined')).toBe('Skipped');
    expect(after(cards, 'declined', 'begun', 'met', 'declined')).toBe('Skipped');
    expect(after(cards, 'begun', 'met', 'begun')).toBe('Provided');
    expect(after(cards, 'skipped')).toBe('notAllowed in Not started');
    expect(after('bank', 'begun')).toBe('notAllowed in Not started');
    expect(after('phone', 'declined')).toBe('notAllowed in Not started');
  });

  test('to take a smaller loan is met or turned down, and can still be met after that', () => {
    expect(after('affordability', 'met')).toBe('Met');
    expect(after('affordability', 'turnedDown')).toBe('Refused');
    expect(after('affordability', 'turnedDown', 'met')).toBe('Met');
    expect(after('affordability', 'met', 'turnedDown')).toBe('notAllowed in Met');
    expect(after('identity', 'turnedDown')).toBe('notAllowed in Not started');
  });

  test('is satisfied when it is met or skipped', () => {
    expect(REQUIREMENT_STATES.filter(isSatisfied)).toEqual(['Met', 'Skipped']);
  });
});

const FACTS = {
  amount: pence(750_000),
  netMonthlyIncome: pence(200_000),
  loanReason: 'car',
  provenMonthlyIncome: null,
  affordableAmount: null,
  isHirePurchase: false,
  report: {},
};

const askedBy = (report: AskingFacts['report']) => requirementsFor({ ...FACTS, report });

describe('an application', () => {
  test('is asked for the number, the account and the payment day', () => {
    expect(requirementsFor(FACTS)).toEqual(['phone', 'bank', 'payment-day']);
    const matching = { isNewestAddress: true, identityMatch: 'full', addressMatch: 'full' } as const;
    expect(askedBy({ ...matching, supportedMonthlyIncome: pence(200_000) })).toEqual(requirementsFor(FACTS));
  });

  test('for a hire purchase is asked for the V5C, the settlement letter and the insurance as well', () => {
    expect(requirementsFor({ ...FACTS, isHirePurchase: true })).toEqual([
      'phone',
      'keeper',
      'settlement-letter',
      'insurance',
      'bank',
      'payment-day',
    ]);
  });

  test('is asked about the address when the credit file has a newer one', () => {
    expect(askedBy({ isNewestAddress: false })).toContain('current-address');
  });

  test('for paying off other debts is asked about cards when the credit file shows balances', () => {
    const card = { issuer: 'Harbour Lane Card', lastFour: '4821', limit: null, monthlyPayment: null };
    const report = { creditCards: [{ ...card, balance: pence(215_000), ratePercent: null }] };
    const cleared = { creditCards: [{ ...card, balance: pence(0), ratePercent: null }] };
    const consolidating = (shown: AskingFacts['report']) =>
      requirementsFor({ ...FACTS, loanReason: 'debt_consolidation', report: shown });
    expect(consolidating(report)).toContain('debt-consolidation');
    expect(askedBy(report)).not.toContain('debt-consolidation');
    expect(consolidating(cleared)).not.toContain('debt-consolidation');
    expect(consolidating({})).not.toContain('debt-consolidation');
  });

  test('is asked for proofs of what the credit file matches in part', () => {
    expect(askedBy({ identityMatch: 'partial' })).toContain('identity');
    expect(askedBy({ addressMatch: 'partial' })).toContain('address');
  });

  test('is asked for proofs of what the credit file does not match', () => {
    expect(askedBy({ identityMatch: 'none' })).toContain('identity');
    expect(askedBy({ addressMatch: 'none' })).toContain('address');
  });

  test('is asked for a proof of income above £10,000, or when the credit file supports less of it', () => {
    const asked = (changes: Partial<AskingFacts>) =>
      requirementsFor({ ...FACTS, ...changes }).includes('income');
    expect(asked({ amount: pence(10_000_00) })).toBe(false);
    expect(asked({ amount: pence(10_000_01) })).toBe(true);
    expect(asked({ amount: pence(15_000_00), isHirePurchase: true })).toBe(false);
    expect(asked({ amount: pence(15_000_01), isHirePurchase: true })).toBe(true);
    expect(asked({ report: { supportedMonthlyIncome: pence(200_000) } })).toBe(false);
    expect(asked({ report: { supportedMonthlyIncome: pence(199_999) } })).toBe(true);
  });

  test('is asked for a proof of income when another proof has shown less, and may not leave it out', () => {
    const asked = (proven: number) => ({ ...FACTS, provenMonthlyIncome: pence(proven) });
    expect(requirementsFor(asked(199_999))).toContain('income');
    expect(requirementsFor(asked(200_000))).not.toContain('income');
    const supported = { supportedMonthlyIncome: pence(2_000_000) };
    expect(maySkip('income', { ...asked(140_000), report: supported })).toBe(false);
  });

  test('is asked about a smaller loan when its income makes less affordable', () => {
    const asked = (affordableAmount: AskingFacts['affordableAmount']) =>
      requirementsFor({ ...FACTS, affordableAmount }).includes('affordability');
    expect([asked(null), asked(pence(600_000))]).toEqual([false, true]);
  });

  test('may leave the proof of income out when the credit file supports nine tenths of it', () => {
    const may = (supportedMonthlyIncome: number) =>
      maySkip('income', { ...FACTS, report: { supportedMonthlyIncome: pence(supportedMonthlyIncome) } });
    expect([may(179_999), may(180_000)]).toEqual([false, true]);
    expect(maySkip('income', FACTS)).toBe(false);
    expect(maySkip('identity', { ...FACTS, report: { identityMatch: 'partial' } })).toBe(false);
  });
});

describe('a proof', () => {
  test('is looked at before it is met, and can be sent again when it was refused', () => {
    expect(after('identity', 'provided', 'provided', 'met')).toBe('Met');
    expect(after('address', 'provided', 'refused', 'provided')).toBe('Provided');
    expect(after('identity', 'provided', 'met', 'provided')).toBe('notAllowed in Met');
  });

  test('of income may be left out', () => {
    expect(after('income', 'skipped')).toBe('Skipped');
    expect(after('identity', 'skipped')).toBe('notAllowed in Not started');
  });
});

describe('each kind', () => {
  test.each(REQUIREMENT_KINDS)('%s has a reason for the borrower and can be met', (kind) => {
    expect(REQUIREMENT_REASONS[kind]).toMatch(/^[A-Z].+\.$/);
    expect(REQUIREMENTS[kind].events).toContain('met');
  });

  test('has a type of its own', () => {
    const types = REQUIREMENT_KINDS.map((kind) => REQUIREMENT_TYPES[kind]);
    expect(new Set(types).size).toBe(types.length);
  });
});

/** Every event: the kinds that have it, and where it leads from each state; a state that is not named refuses it. */
const MOVES: Readonly<Record<RequirementEvent, readonly [kinds: string, moves: string]>> = {
  provided: [
    'identity, address, income, keeper, settlement-letter, insurance',
    'Not started > Provided, Provided > Provided, In review > Provided, Refused > Provided, Skipped > Provided',
  ],
  met: [
    'phone, current-address, identity, address, income, affordability, debt-consolidation, keeper, settlement-letter, insurance, bank, payment-day',
    'Not started > Met, Provided > Met, In review > Met, Met > Met, Refused > Met, Skipped > Met',
  ],
  refused: [
    'identity, address, income, keeper, settlement-letter, insurance',
    'Provided > Refused, In review > Refused',
  ],
  skipped: ['income', 'Not started > Skipped'],
  reopened: [
    'phone, income, bank, payment-day',
    'In review > Not started, Met > Not started, Skipped > Not started',
  ],
  begun: ['debt-consolidation', 'Not started > Provided, Met > Provided, Skipped > Provided'],
  declined: ['debt-consolidation', 'Not started > Skipped, Provided > Skipped, Met > Skipped'],
  turnedDown: ['affordability', 'Not started > Refused'],
  reviewStarted: ['income', 'Not started > In review, Provided > In review, Refused > In review'],
};

test.each(keysOf(MOVES))(
  '%s moves the requirements that have it from these states, and no other',
  (event) => {
    const movesOf = (kind: RequirementKind) =>
      REQUIREMENT_STATES.flatMap((state) => {
        const next = stepRequirement(kind, state, event);
        return next.ok ? [`${state} > ${next.value}`] : [];
      }).join(', ');
    const [kinds, moves] = MOVES[event];
    const moved = REQUIREMENT_KINDS.filter((kind) => movesOf(kind) !== '');
    expect(moved.join(', ')).toBe(kinds);
    for (const kind of moved) expect(movesOf(kind)).toBe(moves);
  },
);
