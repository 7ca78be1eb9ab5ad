import { PRODUCTS } from '@fairlead/core/pricing/products';
import { PAYMENT_DAY_ERRORS, paymentDayChoices } from '@fairlead/core/schedule/payment-days';
import type { Borrower, RequestContext } from '../../context.ts';
import { accept, refuse } from '@fairlead/core/outcome';
import type { RequirementKind } from '@fairlead/core/requirement/requirement-kinds';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import { givenPaymentDay } from '../../resources/requirement/present-requirement.ts';
import { applicationTaking } from '../../resources/requirement/application-taking.ts';
import { provideRequirement } from '../../resources/requirement/provide-requirement.ts';

/** The one rule behind both payment-day calls; they differ in the requirement they are addressed by. */
export function providePaymentDay(kind: RequirementKind) {
  return (context: RequestContext<Borrower>, id: string, day: number) =>
    context.transaction(async (tx) => {
      const found = await applicationTaking(tx, context, kind, id, { isHeld: true });
      if (!found.ok) return found;
      const choices = paymentDayChoices(context.today, PRODUCTS[found.value.product_id]);
      const isOffered = choices.some(({ paymentDay }) => paymentDay === day);
      if (!isOffered)
        return refuse('paymentDayNotOffered', { fields: { day: [PAYMENT_DAY_ERRORS.notOffered] } });
      const changes = { payment_day: day };
      const given = givenPaymentDay(day);
      const met = await provideRequirement(tx, context, found.value, 'payment-day', given, changes);
      return accept(await viewApplication(tx, context, met));
    });
}
