import { route } from '../../http/pipeline/route.ts';
import { accept } from '@fairlead/core/outcome';
import { provideBankDetails } from './bank-details.ts';
import { choicesFor, providePaymentDay } from './payment-day.ts';
import { applicationTaking } from './requirement-of.ts';

const byBankRequirement = providePaymentDay('bank');
const byPaymentDayRequirement = providePaymentDay('payment-day');

export const meetingRequirementsRoutes = [
  route('provideBankDetails', (context, { params, body }) => provideBankDetails(context, params.id, body)),
  route('provideBankPaymentDay', (context, { params, body }) =>
    byBankRequirement(context, params.id, body.day),
  ),
  route('providePaymentDay', (context, { params, body }) =>
    byPaymentDayRequirement(context, params.id, body.day),
  ),
  route('paymentDayChoices', async (context, { params }) => {
    const found = await applicationTaking(context.db, context, 'payment-day', params.id, { isHeld: false });
    if (!found.ok) return found;
    const choices = choicesFor(found.value, context);
    return accept(
      choices.map(({ paymentDay, firstDue, firstCollection }) => ({
        day: paymentDay,
        firstPaymentOn: firstDue,
        firstCollectionOn: firstCollection,
        requirement: params.id,
      })),
    );
  }),
];
