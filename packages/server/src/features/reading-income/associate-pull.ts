import type { BankIncome } from '@fairlead/core/income/bank-income';
import { readBankIncome } from '@fairlead/core/income/read-bank-income';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { bankIncomeAsked } from '../../resources/data-pull/bank-income-asked.ts';
import {
  dataIn,
  deletePulls,
  findPull,
  storeResult,
  type PulledData,
} from '../../resources/data-pull/data-pull-store.ts';
import { openApplicant } from '../../resources/loan-application/applicant.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import type { ApplicationRow } from '../../resources/loan-application/loan-application-store.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';

export const WITH_BANK_INCOME: ReadonlySet<string> = new Set([
  'requirements',
  'requirements.attachments',
  'requirements.bankIncome',
]);

/**
 * What was read counts for the application: what it shows is stored in place of it, and every other read for the
 * application is deleted.
 */
export function associatePull(context: RequestContext<Borrower>, id: string, dataPullId: string) {
  const { cipher, now } = context;
  return context.transaction(async (tx) => {
    const found = await bankIncomeAsked(tx, context, id, true);
    if (!found.ok) return found;
    const { application } = found.value;
    const pull = await findPull(tx, context.actor, dataPullId);
    if (pull?.application_id !== application.id) return refuse('dataPullNotThere');
    if (pull.associated_at === null) {
      const data = dataIn(cipher, pull);
      if (data === null) return refuse('dataPullNotThere');
      const income = incomeIn(context, application, data);
      await storeResult(tx, cipher, pull, { result: { bank: data.bank, income }, now });
      await deletePulls(tx, application, pull.id);
      const { rulesVersion, doubts } = income;
      const isFound = income.netMonthlyIncome !== null;
      await auditApplication(tx, context, application, 'bank-data-used', { rulesVersion, isFound, doubts });
    }
    return accept(await viewApplication(tx, context, application, WITH_BANK_INCOME));
  });
}

function incomeIn(
  { cipher }: Pick<RequestContext, 'cipher'>,
  application: ApplicationRow,
  { transactions, period, holders }: PulledData,
): BankIncome {
  const { firstName, lastName } = openApplicant(cipher, application);
  return readBankIncome(transactions, period, { holders, applicant: `${firstName} ${lastName}` });
}
