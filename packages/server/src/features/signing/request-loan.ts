import { agreementFrom } from '@fairlead/core/loan/agreement';
import { divideHire } from '@fairlead/core/vehicle/vehicle';
import type { Borrower, RequestContext } from '../../context.ts';
import { json } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import { accept, refuse } from '@fairlead/core/outcome';
import { isNameOf, SIGNED_NAME_ERRORS, type FullName } from '@fairlead/core/person/signed-name';
import { recordAudit } from '../../resources/audit/audit-store.ts';
import { findCurrentBankAccount } from '../../resources/bank-account/bank-account-store.ts';
import { openHire } from '../../resources/document/document-store.ts';
import { documentsOfToday, type CurrentDocuments } from '../../resources/document/todays-documents.ts';
import { sealHireNumbers } from '../../resources/loan/hire-numbers.ts';
import { openLoan } from '../../resources/loan/open-loan.ts';
import { holdUnpaidLoan, replaceUnpaidLoan } from '../../resources/loan/unpaid-loan.ts';
import {
  lockApplication,
  type ApplicationRow,
} from '../../resources/loan-application/loan-application-store.ts';
import { openApplicant } from '../../resources/loan-application/applicant.ts';
import { isCommissionAgreed } from '../../resources/loan-application/commission.ts';
import { isOfferOpen } from '../../resources/loan-application/offer.ts';
import { stepApplication } from '../../resources/loan-application/step-application.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import { insertSignature, typedNameOf } from '../../resources/signature/signature-store.ts';
import { lockUser } from '../../resources/user/user-store.ts';
import { mayReapply } from '../../resources/user/can-reapply.ts';
import { sendSignedCopy } from './signed-copy.ts';

/** What the borrower says with the signature: what they have looked at, and the name that they typed. */
interface Signed {
  readonly documentSet?: string | undefined;
  readonly name?: string | undefined;
}

/**
 * The signature. One transaction holds it with the hashes of what was signed, the agreement, the loan, the promise
 * to pay it out and the copy to the borrower; said again, it answers the same loan. Of several open offers only one
 * can be signed.
 */
export async function requestLoan(
  context: RequestContext<Borrower>,
  id: string,
  { documentSet: lookedAt, name }: Signed,
) {
  const outcome = await context.transaction(async (tx) => {
    const application = await lockApplication(tx, context.actor, id);
    if (!application) return refuse('notFound');
    if (application.state === 'Requested') return accept(await viewApplication(tx, context, application));
    await lockUser(tx, context.actor);
    const again = await mayReapply(tx, context.actor, {
      today: context.today,
      now: application.created_at,
      exceptOf: application.id,
    });
    if (!again.ok) return again;
    if (!isOfferOpen(application, context.today)) return refuse('quoteExpired');
    if (!(await isCommissionAgreed(tx, application))) return refuse('commissionNotAgreed');
    const found = await documentsOfToday(tx, application, context, lookedAt);
    if (!found.ok) return found;
    if (found.value.set.reading_completed_at === null) return refuse('documentsNotRead');
    const applicant = openApplicant(context.cipher, application);
    if (name !== undefined && !isNameOf(name, applicant))
      return refuse('nameDoesNotMatch', anotherName(applicant));
    const signed = await sign(tx, context, application, { ...found.value, name });
    return accept(await viewApplication(tx, context, signed));
  });
  if (outcome.ok) context.wakeWorker();
  return outcome;
}

const anotherName = ({ firstName, lastName }: FullName) => ({
  fields: { name: [SIGNED_NAME_ERRORS.another(`${firstName} ${lastName}`)] },
});

async function sign(
  tx: Db,
  context: RequestContext<Borrower>,
  application: ApplicationRow,
  { set, documents, name }: CurrentDocuments & Pick<Signed, 'name'>,
): Promise<ApplicationRow> {
  const { actor, cipher, today, now } = context;
  const account = await findCurrentBankAccount(tx, cipher, application);
  if (!account) throw new Error(`application ${application.id} reached its signature without a bank account`);
  const hashes = documents.map((document) => [
    document.slug,
    { html: document.html_sha256, pdf: document.pdf_sha256 },
  ]);
  // One that could not be paid out ends here.
  const unpaid = await holdUnpaidLoan(tx, application, today);
  if (unpaid) await replaceUnpaidLoan(context, tx, unpaid, context);
  const [signatureId, loanId] = [context.newId(), context.newId()];
  const hire = openHire(cipher, set);
  await insertSignature(tx, {
    user_id: application.user_id,
    id: signatureId,
    brand_id: application.brand_id,
    application_id: application.id,
    set_id: set.id,
    signed_at: now,
    strength: 'strong',
    document_hashes: json(Object.fromEntries(hashes)),
    token_id: actor.tokenId,
    address_hash: context.addressHash(),
    typed_name_encrypted: name === undefined ? null : cipher.seal(typedNameOf(signatureId), name),
    loan_id: loanId,
  });
  await openLoan(tx, context.newId, {
    id: loanId,
    userId: application.user_id,
    brandId: application.brand_id,
    applicationId: application.id,
    reference: application.reference,
    bankAccountId: account.id,
    agreement: agreementFrom(set.dated_price, today, { copyReceivedOn: today, hire }),
    hireNumbers: hire && sealHireNumbers(cipher, loanId, divideHire(hire).numbers),
    today,
    now,
  });
  await recordAudit(context, tx, {
    brandId: application.brand_id,
    userId: application.user_id,
    actor: 'borrower',
    action: 'loan-opened',
    subjectType: 'loan',
    subjectId: loanId,
    detail: { applicationId: application.id },
  });
  await sendSignedCopy(tx, context, application, set);
  return stepApplication(tx, context, application, 'requested', { loan_contract_accepted_at: now });
}
