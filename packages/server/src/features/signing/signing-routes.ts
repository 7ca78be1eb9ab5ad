import { route } from '../../http/pipeline/route.ts';
import { declineToRequest } from './decline-to-request.ts';
import { requestLoan } from './request-loan.ts';

export const signingRoutes = [
  route('requestLoan', (context, { params, body }) => requestLoan(context, params.id, body)),
  route('declineToRequest', (context, { params }) => declineToRequest(context, params.id)),
];
