import { SUPPORT_NEEDS } from '@fairlead/core/support-needs/support-needs';
import type { BorrowerLetter } from '../outbox/write-to-borrower.ts';
import type { SupportNeeds } from './support-needs-store.ts';

/** What we do differently from now on. What was written is not repeated in an email, which others can read. */
export function supportNeedsLetter({ needs, words }: SupportNeeds): BorrowerLetter {
  if (needs.length === 0 && words === '')
    return {
      subject: 'Your support needs are removed',
      paragraphs: ['We’ve removed your support needs. You can tell us again at any time.'],
    };
  return {
    subject: 'Your support needs are saved',
    paragraphs: [
      'Thank you for letting us know. This is what we’ll do differently from now on:',
      ...needs.map((need) => SUPPORT_NEEDS[need].what),
      ...(words === '' ? [] : ['Our team also reads what you wrote in your own words.']),
      'You can change or remove it at any time in your account.',
    ],
  };
}
