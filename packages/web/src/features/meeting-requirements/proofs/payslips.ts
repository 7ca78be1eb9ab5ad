import type { ActionResult } from './use-result-focus.ts';
import type { Asked } from '../RequirementScreen.tsx';

/** Where the page of a proof says what has become of it, and what was read. */
export const STATUS = 'proof-status';
export const READING = 'proof-reading';

type Attachment = NonNullable<Asked['requirement']['attachments']>[number];

/** What the parts of the page are given that show what was read. */
export type PayslipProps = { asked: Asked; onContested: (result: ActionResult) => void };

/** A file of which something was read. */
export type ReadPayslip = Attachment & { readonly payslip: NonNullable<Attachment['payslip']> };

/** The files that count and of which something was read. */
export function payslipsOf({ attachments = [] }: Pick<Asked['requirement'], 'attachments'>): ReadPayslip[] {
  return attachments.flatMap((file) =>
    file.payslip && !file.isRefused ? [{ ...file, payslip: file.payslip }] : [],
  );
}
