import type { Brand } from '@fairlead/brands/brand';
import type { ErasurePlan } from '@fairlead/core/retention/erasure-plan';
import { presentLater, presentNow } from '@fairlead/core/retention/erasure-words';
import { atMoment, callUs } from '../../resources/outbox/letter-words.ts';
import type { BorrowerLetter } from '../../resources/outbox/write-to-borrower.ts';

/** After the borrower asked for erasure: what is gone, and what stays, why and until when. */
export function erasureRequested(brand: Brand, now: Date, plan: ErasurePlan): BorrowerLetter {
  return {
    subject: 'You asked us to erase your data',
    paragraphs: [
      `You asked us to erase your data ${atMoment(now)}. We’ve erased what the law lets us erase now. We’ll erase the rest when we no longer have to keep it.`,
      'What we’ve erased:',
      ...presentNow(plan),
      'What we keep, why and until when:',
      ...presentLater(plan).map(({ name, why, until }) => `${name}: ${why} Erased: ${until}.`),
      'You can read this again under “Your data” in your account.',
      callUs(brand),
    ],
  };
}
