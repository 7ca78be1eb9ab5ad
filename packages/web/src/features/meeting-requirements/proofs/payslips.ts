import type { Asked } from '../RequirementScreen.tsx';

/** Where the reading is on the page of a proof. */
export const READING = 'proof-reading';

/** Whether the borrower has not said yet that everything was sent. */
export const isUnanswered = (state: Asked['requirement']['state']): boolean =>
  state === 'Not started' || state === 'Refused';

type Attachment = NonNullable<Asked['requirement']['attachments']>[number];

/** A file of which something was read. */
export type ReadPayslip = Attachment & { readonly payslip: NonNullable<Attachment['payslip']> };

/** The files that count and of which something was read. */
export function payslipsOf({ attachments = [] }: Pick<Asked['requirement'], 'attachments'>): ReadPayslip[] {
  return attachments.flatMap((file) =>
    file.payslip && !file.isRefused ? [{ ...file, payslip: file.payslip }] : [],
  );
}
