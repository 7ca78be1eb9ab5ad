import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import { accept, refuse } from '@fairlead/core/outcome';
import { MOST_FILES } from '@fairlead/core/requirement/proof';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { borrowersEntry, recordAudit } from '../../resources/audit/audit-store.ts';
import { findCase } from '../../resources/loan-case/loan-case-store.ts';
import { presentCase } from '../../resources/loan-case/present-case.ts';
import { findLoan, lockLoan } from '../../resources/loan/loan-store.ts';
import { keepFile } from '../../resources/requirement/attachment-files.ts';
import { insertAttachment, listFilesOfCases } from '../../resources/requirement/attachment-store.ts';
import { oneAtATime } from '../../uploads/one-at-a-time.ts';
import { readUpload } from '../../uploads/read-upload.ts';

type Context = RequestContext<Borrower>;

type Body = BodyOf<Endpoints['sendCaseFile']>;

/** Takes a file that shows a payment which is looked for, by the same checks as every proof. */
export function sendCaseFile(context: Context, id: string, { filename, content }: Body) {
  const { actor, cipher, db, newId, providers } = context;
  return oneAtATime(actor.userId, async () => {
    const open = await findTaking(context, db, id);
    if (!open.ok) return open;
    const read = await readUpload(providers.virusScan, content);
    if (!read.ok) return read;
    const kept = await keepFile(context, newId(), read.value);
    return context.transaction(async (tx) => {
      await lockLoan(tx, { userId: actor.subjectId, loanId: open.value.loan.id });
      const still = await findTaking(context, tx, id);
      if (!still.ok) return still;
      const { loan, asked } = still.value;
      const { user_id, brand_id, application_id } = loan;
      const row = { ...kept, filename, now: context.now, phoneLinkId: null, payslip: null };
      const of = { user_id, brand_id, application_id, id: null, loanCaseId: id };
      await insertAttachment(tx, cipher, of, row);
      const { contentType, pages } = kept;
      const detail = { loanId: loan.id, caseId: id, contentType, pages };
      await recordAudit(context, tx, borrowersEntry(actor, 'case-file-sent', detail));
      return accept(presentCase(loan, asked, { cipher, sent: await listFilesOfCases(tx, loan) }));
    });
  });
}

/** A case of the borrower about a payment, which waits for an answer and takes another file. */
async function findTaking({ actor, cipher }: Context, db: Db, id: string) {
  const asked = await findCase(db, cipher, id);
  const loan = asked && (await findLoan(db, actor, asked.loan_id));
  if (!loan || asked.kind !== 'missing-payment') return refuse('notFound');
  if (asked.outcome !== null) return refuse('caseIsAnswered');
  const sent = (await listFilesOfCases(db, loan)).filter((file) => file.loan_case_id === id);
  return sent.length >= MOST_FILES ? refuse('tooManyFiles') : accept({ loan, asked });
}
