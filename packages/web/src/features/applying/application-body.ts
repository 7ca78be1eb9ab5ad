import { typedDay } from '@fairlead/core/calendar/typed-date';
import type { ProductId } from '@fairlead/core/pricing/products';
import { permissionsBody } from '../../parts/contact/questions.ts';
import { addressesBody } from '../../resources/draft/addresses.ts';
import type { WholeSubmission } from '../../resources/draft/whole-submission.ts';
import { given } from './given.ts';
import type { Draft } from './steps.ts';
import { homeBody } from './steps/home/body.ts';
import { loanBody } from './steps/loan/body.ts';
import { workBody } from './steps/work/body.ts';

/** @throws Error when an answer is missing: the check page opens only when none is. */
export function applicationBody(draft: Draft, product: ProductId): WholeSubmission {
  const { firstName, lastName, email, mobileNumber, lufcd, lfcd, lcpd } = draft;
  return {
    ...loanBody(draft),
    ...workBody(draft),
    lufcd,
    lfcd,
    lcpd,
    user: {
      firstName,
      lastName,
      dateOfBirth: given(typedDay(draft.dateOfBirth)),
      email,
      mobileNumber,
      addresses: addressesBody(draft.addresses),
      contactConsent: permissionsBody(draft, product),
    },
    affordability: homeBody(draft),
  };
}
