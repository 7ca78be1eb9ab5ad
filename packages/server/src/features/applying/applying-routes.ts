import { json } from '../../database/columns.ts';
import { route } from '../../http/pipeline/route.ts';
import { accept, refuse } from '@fairlead/core/outcome';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import {
  findApplication,
  lockApplication,
  updateApplication,
} from '../../resources/loan-application/loan-application-store.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import { findAddressesAt } from './find-addresses.ts';
import { askSecondLook } from './ask-second-look.ts';
import { findVehicle } from './find-vehicle.ts';
import { consentToCommission, showCommission } from './agree-commission.ts';
import { followUp } from './follow-up.ts';
import { listEmploymentStatuses } from './list-employment-statuses.ts';
import { readSeed } from './read-seed.ts';
import { submitApplication } from './submit-application.ts';
import { updateSettlementFigure } from './update-settlement-figure.ts';
import { updateAddressMismatch } from './update-address-mismatch.ts';

export const applyingRoutes = [
  route('listEmploymentStatuses', (_context, { query }) =>
    accept(
      listEmploymentStatuses(query).map((status) => ({ '@type': 'employment-status', ...status }) as const),
    ),
  ),
  route('findAddresses', (context, { query }) => findAddressesAt(context, query.postCode)),
  route('findVehicle', (context, { params }) => findVehicle(context, params.registrationNumber)),
  route('submitApplication', (context, { body, query, embedded }) =>
    submitApplication(context, body, query.referral, embedded),
  ),
  route('readApplication', async (context, { params, embedded }) => {
    const application = await findApplication(context.db, context.actor, params.id);
    if (!application) return refuse('notFound');
    return accept(await viewApplication(context.db, context, application, embedded));
  }),
  route('updateAddressMismatch', (context, { params, body }) =>
    updateAddressMismatch(context, params.id, body),
  ),
  route('trackApplyVisit', (context, { params }) =>
    context.transaction(async (tx) => {
      const application = await findApplication(tx, context.actor, params.id);
      if (!application) return refuse('notFound');
      await auditApplication(tx, context, application, 'apply-visited');
      return accept(await viewApplication(tx, context, application));
    }),
  ),
  route('storeDocumentCode', (context, { params, body }) =>
    context.transaction(async (tx) => {
      const application = await lockApplication(tx, context.actor, params.id);
      if (!application) return refuse('notFound');
      const document_codes = json({ ...application.document_codes, lrcpd: body.lrcpd });
      const stored = await updateApplication(tx, application, { document_codes });
      await auditApplication(tx, context, application, 'document-code-stored');
      return accept(await viewApplication(tx, context, stored));
    }),
  ),
  route('readSeed', (context, { params }) => readSeed(context, params.id, params.name)),
  route('askSecondLook', (context, { params, body }) => askSecondLook(context, params.id, body)),
  route('updateSettlementFigure', (context, { params, body }) =>
    updateSettlementFigure(context, params.id, body),
  ),
  route('showCommission', (context, { params }) => showCommission(context, params.id)),
  route('consentToCommission', (context, { params }) => consentToCommission(context, params.id)),
  route('followUp', (context, { params, body }) => followUp(context, params.id, body.followUp)),
];
