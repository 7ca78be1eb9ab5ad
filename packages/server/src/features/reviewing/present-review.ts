import { brandNamed } from '@fairlead/brands/brands';
import type { Endpoints } from '@fairlead/contract/endpoints';
import type { DataOf } from '@fairlead/contract/wire/endpoint';
import type { BureauReport } from '@fairlead/core/decision/bureau-report';
import { whyCarIsReviewed } from '@fairlead/core/decision/car';
import type { DecisionInputs } from '@fairlead/core/decision/inputs';
import { bandOf } from '@fairlead/core/decision/score-bands';
import { maskLast4 } from '@fairlead/core/text/mask';
import { addressLines, type Applicant } from '../../resources/loan-application/applicant.ts';
import type { ApplicationRow } from '../../resources/loan-application/loan-application-store.ts';

type Reviewed = DataOf<Endpoints['readApplicationForReview']>;
type CarForReview = Omit<NonNullable<Reviewed['car']>, 'reasons'>;
type Waiting = DataOf<Endpoints['listWaitingApplications']>[number];

const factsOf = (application: ApplicationRow) => ({
  id: application.id,
  brandName: brandNamed(application.brand_id).dictionary.brandName,
  amount: application.amount_pence,
  term: application.term_months,
  createdAt: application.created_at,
  expiresAt: application.expires_on,
  isSecondLook: application.state === 'Declined',
});

export function presentWaiting(application: ApplicationRow): Waiting {
  return { '@type': 'waiting-application', ...factsOf(application) };
}

function presentReport({
  match,
  identityMatch,
  addressMatch,
  score,
  monthlyCommitments,
  adverse,
  referred,
}: BureauReport): Reviewed['report'] {
  return {
    match,
    identityMatch: identityMatch ?? null,
    addressMatch: addressMatch ?? null,
    score,
    monthlyCommitments,
    hasInsolvency: adverse.insolvency,
    defaultsLast12Months: adverse.defaultsLast12Months,
    isReferred: referred === true,
    bandByScore: bandOf(score),
  };
}

/** An application with what its decision rests on: the details as submitted and the bureau's report. */
export function presentForReview(
  application: ApplicationRow,
  applicant: Applicant & { readonly occupation: string | null },
  inputs: DecisionInputs,
  { secondLook, car }: Pick<Reviewed, 'secondLook'> & { readonly car: CarForReview | null },
): Reviewed {
  const { facts, report } = inputs;
  const { employmentStatus, netMonthlyIncome, housingCost, numberOfDependants } = facts.household;
  return {
    '@type': 'application-for-review',
    ...factsOf(application),
    applicant: {
      name: `${applicant.firstName} ${applicant.lastName}`,
      dateOfBirth: applicant.dateOfBirth,
      email: applicant.email,
      maskedMobileNumber: maskLast4(applicant.mobileNumber),
      addresses: applicant.addresses.map((address) => addressLines(address).join(', ')),
    },
    household: {
      employmentStatus,
      occupation: applicant.occupation,
      netMonthlyIncome,
      housingCost,
      numberOfDependants,
    },
    secondLook,
    car: car && { ...car, reasons: [...whyCarIsReviewed(inputs)] },
    report: presentReport(report),
  };
}
