import type { BodyOf } from '@fairlead/contract/wire/client';

export type LoanReason = BodyOf<'submitApplication'>['reason'];

export type LoanFields = { amount: string; term: string; reason: LoanReason | '' };

export const NO_LOAN: LoanFields = { amount: '', term: '', reason: '' };
