import { splitPayout } from '@fairlead/core/hire-purchase/payout-split';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import type { Hire } from '@fairlead/core/vehicle/vehicle';
import { longDay } from '@fairlead/core/calendar/display';
import type { DocumentSlug } from '@fairlead/contract/vocabulary';
import { DOCUMENT_ORDER } from '@fairlead/core/documents/reading-order';
import type { EmailAttachment } from '@fairlead/providers/email/port';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { figuresOf } from '../../documents/figures.ts';
import {
  listDocuments,
  openHire,
  readDocumentBytes,
  type DocumentSetRow,
} from '../../resources/document/document-store.ts';
import type { ApplicationRow } from '../../resources/loan-application/loan-application-store.ts';
import { openApplicant } from '../../resources/loan-application/applicant.ts';
import { writeLetter } from '../../resources/outbox/write-letter.ts';
import { queueEmail } from '../../resources/outbox/outbox.ts';
import { findUser } from '../../resources/user/users.ts';
import { PRODUCTS } from '@fairlead/core/pricing/products';

/** The borrower's own copy, at once (Consumer Credit Act 1974, s.61A): the very bytes that were signed. */
export async function sendSignedCopy(
  tx: Db,
  context: RequestContext<Borrower>,
  application: ApplicationRow,
  set: DocumentSetRow,
): Promise<void> {
  const owner = { userId: application.user_id, brandId: application.brand_id };
  const user = await findUser(context, tx, owner);
  if (!user) throw new Error(`application ${application.id} has no user`);
  const { firstName } = openApplicant(context.cipher, application);
  const figures = figuresOf(set.dated_price, PRODUCTS[application.product_id]);
  const letter = writeLetter(context.brand, {
    to: user.email,
    subject: 'Your signed loan agreement',
    greeting: `Hello ${firstName},`,
    figure: { label: 'Total payable', value: figures.totalPayable, note: figures.instalments },
    paragraphs: [
      `You signed your loan agreement on ${longDay(context.today)}. Your copy is attached, with the key facts and the important information you read, and your Direct Debit Mandate. Keep them.`,
      `The mandate lists the amount and the day of every payment we’ll collect, and the Direct Debit Guarantee.`,
      `${whatIsPaid(openHire(context.cipher, set), set)} You repay ${formatWholePounds(set.dated_price.totalPayable)} in total: ${figures.instalments}, the first due on ${figures.firstDue}.`,
      `If you change your mind, you can withdraw until the end of ${figures.withdrawBy}. Your agreement explains how.`,
    ],
  });
  const attachments: EmailAttachment[] = [];
  const signed = await listDocuments(tx, set);
  for (const slug of DOCUMENT_ORDER) {
    if (!signed.some((document) => document.slug === slug)) continue;
    const base64 = Buffer.from(await bytesOf(tx, context, set, slug)).toString('base64');
    attachments.push({ filename: `${slug}.pdf`, contentType: 'application/pdf', base64 });
  }
  await queueEmail(context, tx, owner, 'signed-agreement', { ...letter, attachments });
}

/** Of a hire purchase the price of the car, by whom gets it. */
function whatIsPaid(hire: Hire | null, { dated_price: { amount } }: DocumentSetRow): string {
  const credit = formatWholePounds(amount);
  if (hire === null) return `We are sending ${credit} to your bank account.`;
  const { existingAgreement } = hire;
  const { toOldLender, toBorrower } = splitPayout(amount, existingAgreement);
  const settling = `We are buying your car for ${credit}: ${formatWholePounds(toOldLender)} goes to ${existingAgreement.lender} to settle agreement ${existingAgreement.agreementNumber}`;
  return toBorrower === 0
    ? `${settling}.`
    : `${settling}, and ${formatWholePounds(toBorrower)} to your bank account.`;
}

async function bytesOf(
  tx: Db,
  { cipher }: RequestContext,
  set: DocumentSetRow,
  slug: DocumentSlug,
): Promise<Uint8Array> {
  const bytes = await readDocumentBytes(tx, cipher, set, slug, 'pdf');
  if (!bytes) throw new Error(`document set ${set.id} has no ${slug}`);
  return bytes;
}
