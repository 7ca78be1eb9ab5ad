import { route } from '../../http/pipeline/route.ts';
import { accept, refuse } from '@fairlead/core/outcome';
import { provideBankDetails } from './bank-details.ts';
import { pricesByDay } from '../../resources/loan-application/payment-day-prices.ts';
import { presentPaymentDay } from '../../resources/quote/present-quote.ts';
import { findCurrentQuote } from '../../resources/quote/quote-store.ts';
import { confirmExistingAddress, provideNewAddress } from './current-address.ts';
import { providePaymentDay } from './payment-day.ts';
import { applicationTaking } from '../../resources/requirement/application-taking.ts';

const byBankRequirement = providePaymentDay('bank');
const byPaymentDayRequirement = providePaymentDay('payment-day');

export const meetingRequirementsRoutes = [
  route('confirmExistingAddress', (context, { params }) => confirmExistingAddress(context, params.id)),
  route('provideNewAddress', (context, { params, body }) => provideNewAddress(context, params.id, body)),
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
    const quote = await findCurrentQuote(context.db, found.value);
    if (!quote) return refuse('applicationNotOpen');
    const prices = pricesByDay(found.value, quote, context.today);
    return accept(prices.map((price) => ({ ...presentPaymentDay(price), requirement: params.id })));
  }),
];
