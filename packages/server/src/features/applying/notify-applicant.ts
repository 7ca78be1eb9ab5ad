import { loginLinkPath } from '@fairlead/contract/web/account-paths';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import type { RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { issueLoginLink } from '../../resources/auth-token/issue-token.ts';
import { whenToSend, type LinkAllowance } from '../../resources/auth-token/link-allowance.ts';
import type { ApplicationRow } from '../../resources/loan-application/loan-application-store.ts';
import { writeToBorrower, type BorrowerLetter } from '../../resources/outbox/write-to-borrower.ts';

/**
 * The applicant gave an email address that is already known: the application continues only from a link sent there,
 * and its owner learns that it was made. Anyone can do this in another's name, so the links have an allowance.
 */
export async function notifyOwner(
  tx: Db,
  context: RequestContext,
  application: ApplicationRow,
  allowance: LinkAllowance,
): Promise<void> {
  const owner = { userId: application.user_id, brandId: application.brand_id };
  const sentAt = await whenToSend(context, tx, owner, allowance);
  if (sentAt === null) return;
  const token = await issueLoginLink(context, tx, owner, {
    sentAt,
    returnTo: { page: 'application', id: application.id },
  });
  const { brandName } = context.brand.dictionary;
  const letter: BorrowerLetter = {
    subject: `Continue your ${brandName} application`,
    paragraphs: [
      `Someone applied for ${formatWholePounds(application.amount_pence)} with your email address. If it was you, open this link to continue. The link works once, for 15 minutes.`,
      'If it was not you, you do not need to do anything. No one can continue without this link, and no money will move.',
    ],
    action: { label: 'Open my application', path: loginLinkPath(token) },
  };
  await writeToBorrower(context, tx, owner, 'application-for-known-email', letter, sentAt);
}
