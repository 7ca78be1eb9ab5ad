import { addDays, day, type Day } from '@fairlead/core/calendar/day';
import { pence, type Pence } from '@fairlead/core/money/pence';
import { REQUIREMENT_TYPES } from '@fairlead/core/requirement/requirement-kinds';
import { samplePayslip } from '@fairlead/server/documents/sample-payslip';
import { newApplicant } from '../people.ts';
import { file, photo } from '../sent-files.ts';
import { applied, followUp, type Borrower } from './applying.ts';
import type { Api } from './sign-in.ts';
import { signedOn } from './staff.ts';

/** A proof of identity that waits for staff: its borrower, its requirement and its file. */
export async function waitingProof(api: Api) {
  const borrower = await applied(api, newApplicant('Successful', 'Accept-Identity'));
  const { identity } = await followUp(api, borrower);
  // Its name leaves it to staff.
  const call = { token: borrower.token, params: { id: identity }, body: photo('wait.jpg') };
  const { requirements = [] } = await api.get('proofOfId', call);
  const proof = requirements.find(({ id }) => id === identity);
  return { ...borrower, identity, file: proof?.attachments?.[0]?.id ?? '' };
}

/** A payslip in that name, paid a week before the day, as a call sends it. */
export async function payslip(name: string, netPay: Pence, today: Day) {
  const bytes = await samplePayslip({ name, netPay, paidOn: addDays(today, -7) });
  return file('payslip.pdf', bytes, 'application/pdf');
}

/** A borrower whose payslip was read and is not confirmed yet: it shows £2,700.00 where £2,600 was entered. */
export async function payslipSent(api: Api, netPay = pence(2_700_00), lastName = 'Accept-Income') {
  const borrower = await applied(api, newApplicant('Successful', lastName));
  const asked = await followUp(api, borrower);
  const { today } = await api.get('readTimeMachine');
  const { requirements = [] } = await api.get('proofOfIncome', {
    token: borrower.token,
    params: { id: borrower.applicationId },
    body: await payslip(`Successful ${lastName}`, netPay, day(today)),
  });
  const proof = requirements.find((each) => each['@type'] === REQUIREMENT_TYPES.income);
  return { ...borrower, ...asked, income: proof?.id ?? '', file: proof?.attachments?.[0]?.id ?? '' };
}

/** A borrower whose payslip shows less than was entered, who says that it was read wrongly. */
export async function contestedPayslip(api: Api) {
  const borrower = await payslipSent(api, pence(1_400_00));
  const { token, applicationId, file: attachment } = borrower;
  await api.get('contestPayslip', { token, params: { id: applicationId }, body: { attachment } });
  return borrower;
}

/** A proof of income that waits for staff. */
export async function waitingIncome(api: Api, application = newApplicant('Successful', 'Accept-Income')) {
  return sendIncome(api, await applied(api, application));
}

/** The same of an application that was made. */
export async function sendIncome(api: Api, borrower: Borrower) {
  const asked = await followUp(api, borrower);
  const call = { token: borrower.token, params: { id: borrower.applicationId } };
  await api.get('proofOfIncome', { ...call, body: photo('wait.jpg') });
  await api.get('confirmProofOfIncome', call);
  const embedded = 'requirements,requirements.attachments';
  const { requirements = [] } = await api.get('readApplication', { ...call, query: { embedded } });
  const proof = requirements.find((each) => each['@type'] === REQUIREMENT_TYPES.income);
  const files = proof?.attachments?.map(({ id }) => id) ?? [];
  return { ...borrower, ...asked, income: proof?.id ?? '', files };
}

/** The same after staff have accepted it with the income that it shows. */
export async function incomeProved(api: Api, netMonthlyIncome: number) {
  const borrower = await waitingIncome(api);
  await acceptIncome(api, borrower, netMonthlyIncome);
  return borrower;
}

/** Staff accept a proof of income with what it shows. */
export async function acceptIncome(
  api: Api,
  { income, files }: Pick<Awaited<ReturnType<typeof sendIncome>>, 'income' | 'files'>,
  netMonthlyIncome: number,
): Promise<void> {
  const { token } = await signedOn(api);
  const body = { outcome: 'accept' as const, files, netMonthlyIncome };
  await api.get('decideProof', { token, params: { id: income }, body });
}

/** The requirement to decide on a smaller loan, and that loan. */
export async function suggestedTo(api: Api, { token, applicationId }: Borrower) {
  const { requirements = [] } = await api.get('readApplication', {
    token,
    params: { id: applicationId },
    query: { embedded: 'requirements' },
  });
  return requirements.find((asked) => asked['@type'] === REQUIREMENT_TYPES.affordability);
}
