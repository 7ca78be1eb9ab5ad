import { LOGIN, loginLinkPath } from '@fairlead/contract/web/account-paths';
import { longDay } from '@fairlead/core/calendar/display';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { displayPercent } from '@fairlead/core/rates/apr';
import type { RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { issueLoginLink } from '../../resources/auth-token/issue-token.ts';
import { revokeUnverifiedSessions } from '../../resources/auth-token/revoke-unverified-sessions.ts';
import type { ApplicationRow } from '../../resources/loan-application/loan-application-store.ts';
import { writeLetter } from '../../resources/outbox/letter.ts';
import { queueEmail } from '../../resources/outbox/outbox.ts';
import { findCurrentQuote } from '../../resources/quote/quote-store.ts';
import { findUser } from '../../resources/user/users.ts';

type Words = { readonly subject: string; readonly paragraphs: readonly string[] };

/** Emails the decision to a new applicant. An address mismatch is corrected on the page that is open. */
export async function notifyDecision(
  tx: Db,
  context: RequestContext,
  application: ApplicationRow,
): Promise<void> {
  const words = await wordsFor(tx, application);
  if (!words) return;
  await send(tx, context, application, `decision-${application.state.toLowerCase()}`, words, {
    label: 'Sign in',
    url: `${context.config.publicUrls[context.brand.id]}${LOGIN}`,
  });
}

/**
 * The applicant gave an email address that is already known: the application continues only from a link sent there,
 * and its owner learns that it was made.
 */
export async function notifyOwner(
  tx: Db,
  context: RequestContext,
  application: ApplicationRow,
): Promise<void> {
  const owner = { userId: application.user_id, brandId: application.brand_id };
  await revokeUnverifiedSessions(context, tx, owner);
  const token = await issueLoginLink(context, tx, owner);
  const { brandName } = context.brand.dictionary;
  const words = {
    subject: `Continue your ${brandName} application`,
    paragraphs: [
      `Someone applied for ${formatWholePounds(application.amount_pence)} with your email address. If it was you, open this link to continue. The link works once, for 15 minutes.`,
      'If it was not you, you do not need to do anything. No one can continue without this link, and no money will move.',
    ],
  };
  await send(tx, context, application, 'application-for-known-email', words, {
    label: 'Open my application',
    url: `${context.config.publicUrls[context.brand.id]}${loginLinkPath(token)}`,
  });
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

async function send(
  tx: Db,
  context: RequestContext,
  application: ApplicationRow,
  template: string,
  words: Words,
  action: { readonly label: string; readonly url: string },
): Promise<void> {
  const owner = { userId: application.user_id, brandId: application.brand_id };
  const user = await findUser(context, tx, owner);
  if (!user) throw new Error(`application ${application.id} has no user`);
  const letter = writeLetter(context.brand, {
    ...words,
    to: user.email,
    greeting: `Hello ${user.firstName},`,
    action,
  });
  await queueEmail(context, tx, owner, template, letter);
}
