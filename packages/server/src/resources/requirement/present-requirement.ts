import type { loanApplication } from '@fairlead/contract/loan-application/shapes';
import { ordinal } from '@fairlead/core/calendar/display';
import { REQUIREMENTS } from '@fairlead/core/requirement/requirement';
import { maskLast4 } from '@fairlead/core/text/mask';
import type { z } from 'zod';
import type { RequirementRow } from './requirement-store.ts';

type RequirementView = NonNullable<z.output<typeof loanApplication>['requirements']>[number];

export function presentRequirement({ id, kind, state, given }: RequirementRow): RequirementView {
  const { type, reason } = REQUIREMENTS[kind];
  return { '@type': type, id, state, reason, given: typeof given === 'string' ? given : null };
}

/** "ending 9876": enough to know the account by, and no more. */
export function givenAccount(accountNumber: string): string {
  return `ending ${maskLast4(accountNumber).slice(-4)}`;
}

/** "the 15th". */
export function givenPaymentDay(day: number): string {
  return `the ${ordinal(day)}`;
}
