import { LOGIN, loginLinkPath } from '@fairlead/contract/web/account-paths';
import { longDay } from '@fairlead/core/calendar/display';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { displayPercent } from '@fairlead/core/rates/apr';
import type { RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { issueLoginLink } from '../../resources/auth-token/issue-token.ts';
import { whenToSend, type LinkAllowance } from '../../resources/auth-token/link-allowance.ts';
import type { ApplicationRow } from '../../resources/loan-application/loan-application-store.ts';
import { writeToBorrower, type BorrowerLetter } from '../../resources/outbox/write-to-borrower.ts';
import { findCurrentQuote } from '../../resources/quote/quote-store.ts';

type Words = Omit<BorrowerLetter, 'action'>;

const ownerOf = ({ user_id, brand_id }: ApplicationRow) => ({ userId: user_id, brandId: brand_id });

/** Emails the decision to a new applicant. An address mismatch is corrected on the page that is open. */
export async function notifyDecision(
  tx: Db,
  context: RequestContext,
  application: ApplicationRow,
): Promise<void> {
  const words = await wordsFor(tx, application);
  if (!words) return;
  const letter = { ...words, action: { label: 'Sign in', path: LOGIN } };
  const template = `decision-${application.state.toLowerCase()}`;
  await writeToBorrower(context, tx, ownerOf(application), template, letter);
}

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
  const owner = ownerOf(application);
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

async function wordsFor(tx: Db, application: ApplicationRow): Promise<Words | undefined> {
  if (application.state === 'Declined') {
    const reasons = application.decision?.reasons ?? [];
    const most = application.most_we_can_offer_pence;
    const less = most === null ? [] : [`The most we can offer you is ${formatWholePounds(most)}.`];
    return {
      subject: 'About your loan application',
      paragraphs: ['We cannot offer you this loan.', ...reasons, ...less],
    };
  }
  if (application.state === 'Referred') {
    return {
      subject: 'We are reviewing your application',
      paragraphs: ['Our team is reviewing your application. We’ll email you as soon as we have decided.'],
    };
  }
  const quote = await findCurrentQuote(tx, application);
  if (application.state !== 'Quoted' || !quote) return undefined;
  const { amount, termMonths, monthly, apr, totalPayable } = quote.price;
  return {
    subject: 'Your price',
    paragraphs: [
      `You can borrow ${formatWholePounds(amount)} over ${termMonths} months for ${formatPounds(monthly)} a month at ${displayPercent(apr)}% APR. You would pay ${formatPounds(totalPayable)} in total.`,
      `This price is valid until ${longDay(quote.expires_on)}. Checking it did not affect your credit score.`,
    ],
  };
}
