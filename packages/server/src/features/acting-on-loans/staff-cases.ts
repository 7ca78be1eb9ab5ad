import { brandNamed } from '@fairlead/brands/brands';
import { caseReference } from '@fairlead/core/loan-case/loan-cases';
import { accept, refuse } from '@fairlead/core/outcome';
import type { StaffContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { audit } from '../../resources/lender-action/propose-action.ts';
import { findCase, listWaitingCases } from '../../resources/loan-case/loan-case-store.ts';
import { presentCase } from '../../resources/loan-case/present-case.ts';
import { traceInRecords } from '../../resources/loan-case/trace-in-records.ts';
import { openFile } from '../../resources/requirement/attachment-files.ts';
import { findStoredFile, listFilesOfCases } from '../../resources/requirement/attachment-store.ts';
import { findLoanById } from '../../resources/loan/loan-store.ts';
import { findSupportNeeds } from '../../resources/support-needs/support-needs-store.ts';
import { findUser } from '../../resources/user/users.ts';
import { presentNeeds } from './present-needs.ts';

/** What borrowers wait for an answer to. */
export async function listOpenCases(db: Db) {
  const waiting = await listWaitingCases(db);
  return accept(
    waiting.map(({ id, kind, number, brand_id, opened_on, answer_by, reference }) => ({
      '@type': 'waiting-case' as const,
      id,
      kind,
      reference: caseReference(reference, number),
      brandName: brandNamed(brand_id).dictionary.brandName,
      openedOn: opened_on,
      answerBy: answer_by,
    })),
  );
}

/** A case with its borrower and what our records have today, and a row of who read it. */
export function readCaseForStaff(context: StaffContext, id: string) {
  return context.transaction(async (tx) => {
    const found = await findCase(tx, context.cipher, id);
    const loan = found && (await findLoanById(tx, found.loan_id));
    if (!loan) return refuse('notFound');
    const owner = { userId: loan.user_id, brandId: loan.brand_id };
    const detail = { caseId: id };
    await audit({ ...context, by: context.staff.subject }, tx, loan, {
      action: 'case-read-by-staff',
      detail,
    });
    const user = await findUser(context, tx, owner);
    const { payment } = found.stated;
    return accept({
      ...presentCase(loan, found, { cipher: context.cipher, sent: await listFilesOfCases(tx, loan) }),
      '@type': 'case-for-staff' as const,
      loanId: loan.id,
      loanReference: loan.reference,
      brandName: brandNamed(loan.brand_id).dictionary.brandName,
      borrower: user ? `${user.firstName} ${user.lastName}` : '',
      supportNeeds: presentNeeds(await findSupportNeeds(tx, context.cipher, owner)),
      found: payment === null ? [] : await traceInRecords(tx, loan, payment),
    });
  });
}

/** The bytes of a file that came with a case, and a row of who read it. */
export async function readCaseFile(context: StaffContext, id: string, fileId: string) {
  const read = await context.transaction(async (tx) => {
    const found = await findCase(tx, context.cipher, id);
    const loan = found && (await findLoanById(tx, found.loan_id));
    const files = loan ? await listFilesOfCases(tx, loan) : [];
    const file = files.find((each) => each.loan_case_id === id && each.id === fileId);
    if (!loan || !file) return refuse('notFound');
    await audit({ ...context, by: context.staff.subject }, tx, loan, {
      action: 'case-file-read-by-staff',
      detail: { caseId: id, file: file.id },
    });
    return accept({ contentType: file.content_type, stored: await findStoredFile(tx, file) });
  });
  if (!read.ok) return read;
  const { contentType, stored } = read.value;
  const content = Buffer.from(await openFile(context, stored)).toString('base64');
  return accept({ '@type': 'proof-file' as const, contentType, content });
}
