import { describe, expect, test } from 'vitest';
import {
  isSatisfied,
  REQUIREMENT_KINDS,
  REQUIREMENT_STATES,
  REQUIREMENTS,
  requirementsFor,
  stepRequirement,
  type RequirementEvent,
  type RequirementKind,
} from './requirement.ts';

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
    expect(after('bank', 'met', 'reopened')).toBe('notAllowed in Met');
  });

  test('is satisfied when it is met or skipped', () => {
    expect(REQUIREMENT_STATES.filter(isSatisfied)).toEqual(['Met', 'Skipped']);
  });
});

describe('an application', () => {
  test('is asked for the number, the account and the payment day', () => {
    expect(requirementsFor({ report: {} })).toEqual(['phone', 'bank', 'payment-day']);
    expect(requirementsFor({ report: { isNewestAddress: true } })).not.toContain('current-address');
  });

  test('is asked about the address when the credit file has a newer one', () => {
    expect(requirementsFor({ report: { isNewestAddress: false } })).toContain('current-address');
  });
});

describe('each kind', () => {
  test.each(REQUIREMENT_KINDS)('%s has a reason for the borrower and can be met', (kind) => {
    expect(REQUIREMENTS[kind].reason).toMatch(/^[A-Z].+\.$/);
    expect(REQUIREMENTS[kind].events).toContain('met');
  });

  test('has a type of its own', () => {
    const types = REQUIREMENT_KINDS.map((kind) => REQUIREMENTS[kind].type);
    expect(new Set(types).size).toBe(types.length);
  });
});
