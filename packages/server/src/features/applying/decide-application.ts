import type { Household } from '@fairlead/core/affordability/household';
import type { BureauReport } from '@fairlead/core/decision/bureau-report';
import { decide } from '@fairlead/core/decision/decide';
import { ZERO } from '@fairlead/core/money/pence';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import type { RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { openApplicant } from '../../resources/loan-application/applicant.ts';
import { carOf, openHirePurchase } from '../../resources/loan-application/hire-purchase.ts';
import type { ApplicationRow } from '../../resources/loan-application/loan-application-store.ts';
import { recordDecision } from '../../resources/loan-application/record-decision.ts';

/** Decides by the report, keeps the decision with all it rests on, and moves the application. */
export async function decideApplication(
  tx: Db,
  context: RequestContext,
  application: ApplicationRow,
  report: BureauReport,
): Promise<ApplicationRow> {
  const hirePurchase = openHirePurchase(context.cipher, application);
  const decision = decide({
    facts: factsOf(context, application),
    report,
    ...(hirePurchase && { car: carOf(hirePurchase) }),
    bandTable: context.brand.config.bandTable,
    product: PRODUCTS[application.product_id],
    today: context.today,
  });
  return recordDecision(tx, context, application, decision);
}

function factsOf({ cipher }: RequestContext, application: ApplicationRow) {
  const { affordability } = application;
  // The contract admits only these words for employment, home and family, and the row holds what it admitted.
  const household = {
    netMonthlyIncome: application.net_monthly_income_pence,
    employmentStatus: application.employment_status,
    maritalStatus: affordability.maritalStatus,
    residentialStatus: affordability.residentialStatus,
    housingCost: affordability.rentOrMortgageMonthlyPayment ?? ZERO,
    numberOfDependants: affordability.numberOfDependants,
    dependantsCost: affordability.monthlyDependantsCost ?? ZERO,
  } as Household;
  return {
    amount: application.amount_pence,
    termMonths: application.term_months,
    dateOfBirth: openApplicant(cipher, application).dateOfBirth,
    household,
  };
}
