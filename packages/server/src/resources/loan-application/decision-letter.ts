import { LOGIN } from '@fairlead/contract/web/account-paths';
import type { Day } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';
import { creditFileSentences } from '@fairlead/core/decision/credit-agency';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { displayPercent } from '@fairlead/core/rates/apr';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { writeToBorrower, type BorrowerLetter } from '../outbox/write-to-borrower.ts';
import { noReapplyAfter } from './no-reapply-after.ts';
import { findCurrentQuote } from '../quote/quote-store.ts';
import type { ApplicationRow } from './loan-application-store.ts';

interface Words extends Omit<BorrowerLetter, 'action'> {
  readonly template: 'decision-quoted' | 'decision-declined' | 'decision-referred';
}

type Writer = Pick<AppServices, 'cipher' | 'config' | 'newId' | 'wallNow'> & { readonly today: Day };

const ownerOf = ({ user_id, brand_id }: ApplicationRow) => ({ userId: user_id, brandId: brand_id });

/** Emails the decision to a new applicant. An address mismatch is corrected on the page that is open. */
export async function notifyDecision(tx: Db, context: Writer, application: ApplicationRow): Promise<void> {
  const written = await wordsFor(tx, application, context.today);
  if (!written) return;
  const { template, ...words } = written;
  const letter = { ...words, action: { label: 'Sign in', path: LOGIN } };
  await writeToBorrower(context, tx, ownerOf(application), template, letter);
}

/**
 * Emails that staff have decided. Someone who typed the address of an account may have applied: such a letter has
 * nothing of the decision, which is read after signing in.
 */
export async function notifyReview(tx: Db, context: Writer, application: ApplicationRow): Promise<void> {
  if (!application.is_from_outside) return notifyDecision(tx, context, application);
  const letter = {
    subject: 'We have reviewed an application',
    paragraphs: ['We have decided on an application that was made with your email address.'],
    action: { label: 'Sign in to read the decision', path: LOGIN },
  };
  await writeToBorrower(context, tx, ownerOf(application), 'review-decided', letter);
}

/** Emails a decision after a second look; one that is upheld says so. */
export async function notifySecondLook(tx: Db, context: Writer, application: ApplicationRow): Promise<void> {
  if (application.state === 'Quoted' || application.is_from_outside)
    return notifyReview(tx, context, application);
  const letter = {
    subject: 'We’ve looked at your application again',
    paragraphs: [
      'Someone on our team looked at your application and what you wrote to us. Our decision hasn’t changed.',
      ...(application.decision?.reasons ?? []),
      ...afterDecline(application, context.today),
      'If you disagree, you can make a complaint. Our website explains how.',
    ],
    action: { label: 'Sign in', path: LOGIN },
  };
  await writeToBorrower(context, tx, ownerOf(application), 'second-look-upheld', letter);
}

/** The credit file that a decline is based on, when another application is taken, and what to quote. */
function afterDecline(application: ApplicationRow, today: Day): readonly string[] {
  const { decision, reference } = application;
  const agency = decision?.creditAgency ?? null;
  const again = noReapplyAfter(application, today)?.because;
  return [
    ...(agency === null ? [] : [creditFileSentences(agency).join(' ')]),
    ...(again === undefined ? [] : [again]),
    `Your reference is ${reference}. Quote it when you contact us about this decision.`,
  ];
}

async function wordsFor(tx: Db, application: ApplicationRow, today: Day): Promise<Words | undefined> {
  if (application.state === 'Declined') {
    const reasons = application.decision?.reasons ?? [];
    const most = application.most_we_can_offer_pence;
    const less = most === null ? [] : [`The most we can offer you is ${formatWholePounds(most)}.`];
    return {
      template: 'decision-declined',
      subject: 'About your loan application',
      paragraphs: [
        'We cannot offer you this loan.',
        ...reasons,
        ...less,
        ...afterDecline(application, today),
      ],
    };
  }
  if (application.state === 'Referred') {
    return {
      template: 'decision-referred',
      subject: 'We’re reviewing your application',
      paragraphs: ['Our team is reviewing your application. We’ll email you as soon as we have decided.'],
    };
  }
  const quote = await findCurrentQuote(tx, application);
  if (application.state !== 'Quoted' || !quote) return undefined;
  const { amount, termMonths, monthly, apr, totalPayable } = quote.price;
  return {
    template: 'decision-quoted',
    subject: 'Your price',
    figure: {
      label: `Every month for ${termMonths} months`,
      value: formatPounds(monthly),
      note: `${displayPercent(apr)}% APR`,
    },
    paragraphs: [
      `You can borrow ${formatWholePounds(amount)} over ${termMonths} months for ${formatPounds(monthly)} a month at ${displayPercent(apr)}% APR. You would pay ${formatPounds(totalPayable)} in total.`,
      `Your offer is valid until ${longDay(quote.expires_on)}. Checking it didn’t affect your credit score.`,
    ],
  };
}
