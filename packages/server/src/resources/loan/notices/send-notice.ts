import { BRANDS } from '@fairlead/brands/brands';
import { loanPath } from '@fairlead/contract/web/account-paths';
import type { KindOf } from '@fairlead/core/contact/message-kinds';
import { missedPaymentsOf } from '@fairlead/core/loan/read/missed-payments';
import type { AppServices } from '../../../context.ts';
import type { InformationSheet } from '../../../config/information-sheets.ts';
import type { Db } from '../../../database/database.ts';
import type { DocumentModel } from '../../../documents/document-model.ts';
import { renderPdf } from '../../../documents/render-pdf.ts';
import { informationSheet } from '../../../documents/templates/arrears-notices.ts';
import { writeAboutLoan, type BorrowerLetter } from '../../outbox/write-to-borrower.ts';
import { findUser } from '../../user/users.ts';
import type { LoanChange } from '../record-events.ts';

export type Notifier = Pick<AppServices, 'cipher' | 'clock' | 'config' | 'newId' | 'wallNow'>;

interface Notice {
  readonly template: KindOf<'statutory'>;
  readonly letter: Omit<BorrowerLetter, 'action'>;
  /** Of the document, without its ending. */
  readonly name: string;
  readonly model: DocumentModel;
  /** Without its sheet it would not be a notice. */
  readonly sheet: InformationSheet;
  readonly sheetName: string;
}

/** What every notice about a loan says first: whose it is, and what was missed. */
export async function subjectOf(services: Notifier, tx: Db, { loan, history, projection }: LoanChange) {
  const owner = { userId: loan.user_id, brandId: loan.brand_id };
  const borrower = await findUser(services, tx, owner);
  if (!borrower) throw new Error(`loan ${loan.id} has no borrower`);
  return {
    owner,
    borrower,
    paper: {
      brand: BRANDS[loan.brand_id],
      borrower,
      reference: loan.reference,
      signedOn: loan.agreement.signedOn,
      madeOn: projection.asOf,
      isVoid: services.config.voidContracts,
    },
    missed: missedPaymentsOf(projection, history),
    amount: projection.arrears.amount,
  };
}

type Subject = Awaited<ReturnType<typeof subjectOf>>;

/** Emails a notice with its document and its sheet, which stay in the account with the message. */
export async function sendNotice(
  services: Notifier,
  tx: Db,
  { loan }: LoanChange,
  { owner }: Subject,
  { template, letter, name, model, sheet, sheetName }: Notice,
): Promise<void> {
  const now = services.wallNow();
  const attach = async (of: string, document: DocumentModel) => ({
    filename: `${of}.pdf`,
    contentType: 'application/pdf' as const,
    base64: Buffer.from(await renderPdf(document, now)).toString('base64'),
  });
  const action = { label: 'See your options', path: loanPath(loan.id) };
  await writeAboutLoan(services, tx, { ...owner, loanId: loan.id }, template, {
    letter: { ...letter, action },
    attachments: [await attach(name, model), await attach(sheetName, informationSheet(sheet))],
  });
}
