import { PAYSLIP_DOUBT_CODES } from '@fairlead/core/payslip/payslip-doubts';
import { PAY_FREQUENCIES } from '@fairlead/core/payslip/read-payslip';
import { z } from 'zod';
import { isoDay, money } from '../wire/codecs.ts';

/** What was read from a payslip, compared with what the applicant entered. */
export const payslip = z.strictObject({
  netPay: money.meta({ example: 2_486.4 }),
  grossPay: money.nullable().meta({ example: 3_250 }),
  /** When it was paid, or else the last day of what it is for. */
  paidOn: isoDay.nullable().meta({ example: '2026-11-13' }),
  frequency: z.enum(PAY_FREQUENCIES).nullable(),
  employer: z.string().nullable().meta({ example: 'HARBOUR PILOTS LTD' }),
  /** The net pay counted a month, in whole pounds; null where it does not say how often it is paid. */
  netMonthly: money.nullable().meta({ example: 2_486 }),
  /** Why it is left to a person; empty when it shows by itself at least what was entered. */
  doubts: z.array(z.enum(PAYSLIP_DOUBT_CODES)).meta({ example: [] }),
  /** Whether the borrower said that this is wrong. */
  isContested: z.boolean(),
});
