import { route } from '../../http/pipeline/route.ts';
import { readUpdate, stopUpdate, updateBankDetails } from './bank-details-update.ts';
import { setUpDirectDebit } from './set-up-direct-debit.ts';

export const changingBankRoutes = [
  route('setUpDirectDebit', (context, { params }) => setUpDirectDebit(context, params.id)),
  route('readBankDetailsUpdate', (context, { params }) => readUpdate(context, params.id)),
  route('updateBankDetails', (context, { params, body }) => updateBankDetails(context, params.id, body)),
  route('stopBankDetailsUpdate', (context, { params }) => stopUpdate(context, params.id)),
];
