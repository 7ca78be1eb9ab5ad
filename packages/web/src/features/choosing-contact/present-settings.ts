import { longDay } from '@fairlead/core/calendar/display';
import { londonDay } from '@fairlead/core/calendar/london';
import type { ProductId } from '@fairlead/core/pricing/products';
import { questionsOf, type ContactAnswers } from '../../parts/contact/questions.ts';
import type { ContactPermissions } from '../../resources/contact-permission.ts';

/** What the borrower said last; empty where they never did, because a default is no answer. */
export function givenAnswers({ answers = [] }: ContactPermissions, product: ProductId): ContactAnswers {
  const given = questionsOf(product).map(([question, name]) => {
    const answer = answers.find(({ permission }) => permission === name);
    return [question, answer ? (answer.allowed ? 'yes' : 'no') : ''] as const;
  });
  // One entry for each question.
  return Object.fromEntries(given) as ContactAnswers;
}

/** How a borrower is written to about payments. */
export type PaymentChannel = 'email' | 'both' | 'text';

/** The same, with how they are written to about payments: by email, unless they chose otherwise. */
export function givenSettings(
  permissions: ContactPermissions,
  product: ProductId,
): ContactAnswers & { paymentChannel: PaymentChannel } {
  const { paymentTexts = false, paymentTextsOnly = false } = permissions;
  const paymentChannel = !paymentTexts ? 'email' : paymentTextsOnly ? 'text' : 'both';
  return { ...givenAnswers(permissions, product), paymentChannel };
}

/** The permissions that a channel means. */
export const channelPermissions = (channel: PaymentChannel) => ({
  paymentTexts: channel !== 'email',
  paymentTextsOnly: channel === 'text',
});

/** When the borrower last answered; null when they never did. */
export function answeredOn({ answers = [] }: ContactPermissions): string | null {
  const newest = answers
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .at(-1);
  return newest === undefined ? null : `You last changed this on ${longDay(londonDay(Date.parse(newest)))}.`;
}
