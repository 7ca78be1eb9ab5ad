import { londonDay } from '@fairlead/core/calendar/london';
import { maskLast4 } from '@fairlead/core/text/mask';
import { presentApplicationSummary, type UserView } from '../user/present-user.ts';
import { BORROWER_ROLES } from '../user/users.ts';
import { openApplicant } from './applicant.ts';
import { noReapplyAfter } from './no-reapply-after.ts';
import type { QuoteRow } from '../quote/quote-store.ts';
import type { ApplicationRow } from './loan-application-store.ts';
import type { ApplicationFacts } from './present-loan-application.ts';
import type { Viewer } from './viewer.ts';

/** Such a session cannot continue with the offer, so nothing is asked of it yet. */
function summaryOf(application: ApplicationRow, quote: QuoteRow | undefined) {
  const monthlyCost = quote?.price.monthly ?? null;
  return presentApplicationSummary({ ...application, monthlyCost, requirements: 0, openRequirements: 0 });
}

/**
 * The applicant as they described themselves, in the shape of a borrower who is new: for a session that is limited to
 * the application, which cannot tell from it that the email address has an account.
 */
export function presentApplicant(
  { cipher, actor, today }: Viewer,
  { application, quote }: Pick<ApplicationFacts, 'application' | 'quote'>,
  embedded: ReadonlySet<string>,
): UserView {
  const noReapply = noReapplyAfter(application, today);
  const applicant = openApplicant(cipher, application);
  const recordedOn = londonDay(Date.parse(application.created_at));
  return {
    '@type': 'user',
    id: actor.subjectId,
    email: applicant.email,
    firstName: applicant.firstName,
    lastName: applicant.lastName,
    maskedMobileNumber: maskLast4(applicant.mobileNumber),
    roles: [...BORROWER_ROLES],
    canReApply: noReapply === null,
    cannotReApplyBecause: noReapply?.because ?? null,
    ...(embedded.has('addresses') && { addresses: [...applicant.addresses] }),
    ...(embedded.has('addressHistory') && {
      addressHistory: applicant.addresses.map((given) => ({ ...given, recordedOn, replacedOn: null })),
    }),
    ...(embedded.has('loanApplications') && { loanApplications: [summaryOf(application, quote)] }),
    ...(embedded.has('loans') && { loans: [] }),
  };
}
