import { ZERO } from '@fairlead/core/money/pence';
import type { BureauReport } from '@fairlead/core/decision/bureau-report';
import { DECISION_RULES } from '@fairlead/core/decision/decide';
import type { RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { undefinedIfUnavailable } from '@fairlead/providers/undefined-if-unavailable';
import { insertDecision, type SearchIntent } from '../../resources/decision/decision-store.ts';
import { openApplicant, type PostalAddress } from '../../resources/loan-application/applicant.ts';
import {
  updateApplication,
  type ApplicationRow,
} from '../../resources/loan-application/loan-application-store.ts';

/** Records that the bureau is about to be asked: by this id it is asked once, however often we have to try. */
export async function intendSearch(
  tx: Db,
  context: RequestContext,
  application: ApplicationRow,
  search: Pick<SearchIntent, 'attempt' | 'requestKey' | 'isNewUser'>,
) {
  const intent: SearchIntent = { ...search, searchId: context.newId() };
  await insertDecision(tx, context.cipher, {
    userId: application.user_id,
    brandId: application.brand_id,
    id: intent.searchId,
    applicationId: application.id,
    kind: 'bureau-search',
    inputs: {},
    outcome: intent,
    ruleVersion: DECISION_RULES,
    now: context.now,
  });
  const bureau_searches = application.bureau_searches + 1;
  return { application: await updateApplication(tx, application, { bureau_searches }), intent };
}

/** Asks the bureau, outside any transaction; undefined when it cannot answer now. */
export function searchBureau(
  { cipher, providers }: RequestContext,
  application: ApplicationRow,
  { searchId, attempt }: SearchIntent,
): Promise<BureauReport | undefined> {
  const { firstName, lastName, dateOfBirth, addresses } = openApplicant(cipher, application);
  return undefinedIfUnavailable('credit-bureau', () =>
    providers.creditBureau.search({
      searchId,
      attempt,
      firstName,
      lastName,
      dateOfBirth,
      addresses: addresses.map(withoutGaps),
      netMonthlyIncome: application.net_monthly_income_pence,
      housingCost: application.affordability.rentOrMortgageMonthlyPayment ?? ZERO,
      amount: application.amount_pence,
    }),
  );
}

function withoutGaps({ houseNumber, flatNumber, line1, line2, town, county, postCode }: PostalAddress) {
  return {
    houseNumber: houseNumber ?? '',
    flatNumber: flatNumber ?? '',
    line1: line1 ?? '',
    line2: line2 ?? '',
    town: town ?? '',
    county: county ?? '',
    postCode,
  };
}
