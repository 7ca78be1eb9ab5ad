import type { RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { findApplication, type ApplicationRow } from '../loan-application/loan-application-store.ts';
import { listCounting } from './attachment-store.ts';
import { decideProof } from './decide-proof.ts';
import { presentPayslip } from './present-payslip.ts';
import { findWaitingProof, requirementOf } from './requirement-store.ts';

/**
 * Accepts a proof of income by its reading: one payslip, not contested and without doubts. The reading never refuses
 * anything and changes no income. The caller holds the application.
 */
export async function acceptByReading(
  tx: Db,
  context: RequestContext,
  application: ApplicationRow,
): Promise<ApplicationRow> {
  const asked = await requirementOf(tx, application, 'income');
  const requirement = asked && (await findWaitingProof(tx, asked.id));
  if (!requirement) return application;
  const [file, ...others] = await listCounting(tx, requirement);
  const payslip = file && presentPayslip(context, application, file);
  if (!payslip || others.length > 0 || payslip.isContested || payslip.doubts.length > 0) return application;
  // No one of staff and not the borrower: the rule decides.
  const { actor: _borrower, requestId: _request, ...rule } = context;
  await decideProof(tx, rule, { application, requirement }, { outcome: 'accept' });
  const owner = { userId: application.user_id, brandId: application.brand_id };
  return (await findApplication(tx, owner, application.id)) ?? application;
}
