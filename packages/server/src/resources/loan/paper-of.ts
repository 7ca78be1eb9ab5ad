import type { Borrower, RequestContext } from '../../context.ts';
import type { DocumentModel } from '../../documents/document-model.ts';
import { renderPdf } from '../../documents/render-pdf.ts';
import type { LoanPaper } from '../../documents/templates/paper-of-loan.ts';
import { findUser } from '../user/users.ts';
import type { LoanRow } from './loan-store.ts';

/** What every paper about a loan begins with. */
export async function paperOf(context: RequestContext<Borrower>, loan: LoanRow): Promise<LoanPaper> {
  const { brand, config, db, actor, today } = context;
  const borrower = await findUser(context, db, actor);
  if (!borrower) throw new Error(`loan ${loan.id} has no borrower`);
  return {
    brand,
    borrower,
    reference: loan.reference,
    signedOn: loan.agreement.signedOn,
    madeOn: today,
    isVoid: config.voidContracts,
  };
}

/** A paper as a PDF, shown in the browser. */
export async function answerPaper({ now }: RequestContext<Borrower>, model: DocumentModel, name: string) {
  return {
    bytes: await renderPdf(model, new Date(now)),
    contentType: 'application/pdf',
    filename: `${name}.pdf`,
    isDownload: false,
  } as const;
}
