import { assessPayslip, isNamed, type PayslipReading } from '@fairlead/core/payslip/assess-payslip';
import { readPayslip } from '@fairlead/core/payslip/read-payslip';
import { linesOf, type TextRun } from '@fairlead/core/payslip/text-lines';
import type { AppServices, RequestContext } from '../../context.ts';
import type { Cipher } from '../../security/cipher.ts';
import { openApplicant } from '../loan-application/applicant.ts';
import type { ApplicationRow } from '../loan-application/loan-application-store.ts';
import { payslipOf, type AttachmentRow } from './attachment-store.ts';

/** Whether this deployment reads payslips; a flag of the browser does not change it. */
export const readsPayslips = ({ client }: AppServices['config']): boolean =>
  client.featureFlags['auto-payslip-verification'];

/** The figures of a payslip in the text of a PDF; null where it shows none. */
export function payslipIn(
  cipher: Cipher,
  application: ApplicationRow,
  text: readonly TextRun[],
): PayslipReading | null {
  const lines = linesOf(text);
  const figures = readPayslip(lines);
  return figures && { ...figures, isNamed: isNamed(lines, openApplicant(cipher, application)) };
}

/** What was read from a file, compared with what was stated; undefined where nothing was read. */
export function presentPayslip(
  { cipher, config, today }: Pick<RequestContext, 'cipher' | 'config' | 'today'>,
  application: Pick<ApplicationRow, 'net_monthly_income_pence'>,
  row: AttachmentRow,
) {
  const reading = readsPayslips(config) ? payslipOf(cipher, row) : null;
  if (reading === null) return undefined;
  const stated = { netMonthlyIncome: application.net_monthly_income_pence, today };
  const { netMonthly, doubts } = assessPayslip(reading, stated);
  const { netPay, grossPay, paidOn, frequency, employer } = reading;
  return {
    ...{ netPay, grossPay, paidOn, frequency, employer, netMonthly },
    doubts: [...doubts],
    isContested: row.contested_at !== null,
  };
}
