import { day } from '@fairlead/core/calendar/day';
import type { Agreement } from '@fairlead/core/loan/agreement';
import { sampleAgreement, SAMPLE_TERMS } from '@fairlead/core/testing/sample-histories';
import { pence } from '@fairlead/core/money/pence';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import { paymentDayChoices } from '@fairlead/core/schedule/payment-days';
import type { AppServices } from '@fairlead/server/context';
import { json } from '@fairlead/server/database/columns';
import { transaction, type Db } from '@fairlead/server/database/database';
import { insertBankAccount } from '@fairlead/server/resources/bank-account/bank-account-store';
import { sealApplicant } from '@fairlead/server/resources/loan-application/applicant';
import { insertApplication } from '@fairlead/server/resources/loan-application/loan-application-store';
import { registerUser } from '@fairlead/server/resources/user/users';
import { newReference } from '@fairlead/server/security/reference';
import type { LoanKey } from '@fairlead/server/resources/loan/loan-store';
import { openLoan } from '@fairlead/server/resources/loan/open-loan';

const AT = '2026-11-20T10:00:00.000Z';
const PERSON = { firstName: 'Ada', lastName: 'Accept', dateOfBirth: day('1990-05-17'), addresses: [] };

/** £1,000 over a year from 20 November 2026, due on the 15th. */
export const YEAR_LOAN: Agreement = sampleAgreement({
  ...SAMPLE_TERMS,
  amount: pence(1000_00),
  termMonths: 12,
  paymentDayChoice: paymentDayChoices(SAMPLE_TERMS.signedOn, PRODUCTS[SAMPLE_TERMS.productId]).findIndex(
    ({ paymentDay }) => paymentDay === 15,
  ),
});

let people = 0;

/** A borrower whose bank behaves as the sandbox lists it for the first name. */
export async function storeBorrower(server: AppServices, firstName = PERSON.firstName): Promise<string> {
  people += 1;
  const email = `stored${people}@mail.example`;
  const person = { ...PERSON, firstName, email, mobileNumber: '+447700900123' };
  const today = await server.clock.today();
  const userId = server.newId();
  const isNew = await transaction(server.db, (tx) =>
    registerUser({ ...server, today }, tx, userId, { ...person, brandId: 'lendable' }),
  );
  if (!isNew) throw new Error(`${email} is taken`);
  return userId;
}

/** A borrower's signed loan, without the journey that leads there. Nothing is paid out yet. */
export async function storeLoan(server: AppServices, userId: string, agreement: Agreement): Promise<LoanKey> {
  return transaction(server.db, async (tx) => {
    const reference = newReference();
    const applicationId = await storeApplication(server, tx, userId, { agreement, reference });
    const bankAccountId = server.newId();
    await insertBankAccount(tx, server.cipher, {
      userId,
      brandId: 'lendable',
      applicationId,
      id: bankAccountId,
      accountName: 'Ada Accept',
      sortCode: '089999',
      accountNumber: '66374958',
      checkOutcome: 'match',
      now: AT,
    });
    const loan = {
      userId,
      brandId: 'lendable',
      applicationId,
      reference,
      bankAccountId,
      agreement,
      hireNumbers: null,
    } as const;
    const loanId = server.newId();
    await openLoan(tx, server.newId, { ...loan, id: loanId, today: agreement.signedOn, now: AT });
    return { userId, loanId };
  });
}

async function storeApplication(
  { cipher, newId }: AppServices,
  tx: Db,
  userId: string,
  { agreement, reference }: { readonly agreement: Agreement; readonly reference: string },
): Promise<string> {
  const id = newId();
  await insertApplication(tx, {
    user_id: userId,
    id,
    reference,
    brand_id: 'lendable',
    product_id: agreement.productId,
    state: 'Quoted',
    amount_pence: agreement.credit,
    term_months: agreement.termMonths,
    reason: 'home_improvement',
    applicant_encrypted: sealApplicant(cipher, id, { ...PERSON, email: '', mobileNumber: '' }),
    affordability: json({}),
    employment_status: 'Employed - full time',
    net_monthly_income_pence: pence(3200_00),
    document_codes: json({ lufcd: 0, lfcd: 0, lcpd: 0 }),
    bureau_searches: 1,
    created_at: AT,
    updated_at: AT,
  });
  return id;
}
