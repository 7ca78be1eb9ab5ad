import { accept, refuse } from '@fairlead/core/outcome';
import { route } from '../../http/pipeline/route.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import { findApplication } from '../../resources/loan-application/loan-application-store.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import { readDownsell, takeDownsell } from './downsell.ts';
import { readRequotability } from '../../resources/loan-application/requotability.ts';
import { requote } from './requote.ts';
import { acceptSuggestedLoan, declineSuggestedLoan } from './suggested-loan.ts';

export const requotingRoutes = [
  route('readRequotability', async (context, { params }) => {
    const application = await findApplication(context.db, context.actor, params.id);
    return application
      ? accept(await readRequotability(context.db, context, application))
      : refuse('notFound');
  }),
  route('requote', (context, { params, body }) => requote(context, params.id, body)),
  route('readDownsell', (context, { params }) => readDownsell(context, params.id)),
  route('takeDownsell', (context, { params }) => takeDownsell(context, params.id)),
  route('acceptSuggestedLoan', (context, { params }) => acceptSuggestedLoan(context, params.id)),
  route('declineSuggestedLoan', (context, { params }) => declineSuggestedLoan(context, params.id)),
  route('react', (context, { params, body }) =>
    context.transaction(async (tx) => {
      const application = await findApplication(tx, context.actor, params.id);
      if (!application) return refuse('notFound');
      await auditApplication(tx, context, application, 'reacted-to-offer', { reaction: body.reaction });
      return accept(await viewApplication(tx, context, application));
    }),
  ),
];
