import { accept, refuse } from '@fairlead/core/outcome';
import type { StaffContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { findDecisionInputs } from '../../resources/decision/decision-store.ts';
import { openApplicant, openOccupation } from '../../resources/loan-application/applicant.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import {
  findOwnerOfApplication,
  findWaitingApplication,
  type ApplicationRow,
} from '../../resources/loan-application/loan-application-store.ts';
import { presentCarForReview } from '../../resources/loan-application/present-hire-purchase.ts';
import { awaitsSecondLook, openSecondLook } from '../../resources/loan-application/second-look.ts';
import { openFile } from '../../resources/requirement/attachment-files.ts';
import {
  filenameOf,
  findSecondLookFile,
  findStoredFile,
} from '../../resources/requirement/attachment-store.ts';
import { presentForReview } from './present-review.ts';

/** An application that waits for a decision, and a row of who read it. */
export function readForReview(context: StaffContext, id: string) {
  return context.transaction(async (tx) => {
    const application = await findWaitingApplication(tx, context.today, id);
    const inputs = application && (await findDecisionInputs(tx, context.cipher, application));
    if (!application || !inputs) {
      const owner = await findOwnerOfApplication(tx, id);
      return refuse(owner ? 'applicationNotWaiting' : 'notFound');
    }
    await auditApplication(tx, context, application, 'application-read-by-staff');
    const applicant = {
      ...openApplicant(context.cipher, application),
      occupation: openOccupation(context.cipher, application),
    };
    const secondLook = await secondLookIn(tx, context, application);
    const car = presentCarForReview(context, application);
    return accept(presentForReview(application, applicant, inputs, { secondLook, car }));
  });
}

/** What the applicant asks us to look at again, while that waits. */
async function secondLookIn(tx: Db, { cipher, today }: StaffContext, application: ApplicationRow) {
  const reason = openSecondLook(cipher, application);
  const { second_look_asked_at: askedAt, decision } = application;
  if (!awaitsSecondLook(application, today) || reason === null || askedAt === null) return null;
  const row = await findSecondLookFile(tx, application, askedAt);
  const file = row
    ? { filename: filenameOf(cipher, row), contentType: row.content_type, pages: row.pages }
    : null;
  return { askedAt, reason, declineReasons: [...(decision?.reasonCodes ?? [])], file };
}

/** The file that came with it, and a row of who read it. */
export async function readSecondLookFile(context: StaffContext, id: string) {
  const read = await context.transaction(async (tx) => {
    const application = await findWaitingApplication(tx, context.today, id);
    if (!application)
      return refuse((await findOwnerOfApplication(tx, id)) ? 'applicationNotWaiting' : 'notFound');
    const { second_look_asked_at: askedAt } = application;
    const file = askedAt === null ? undefined : await findSecondLookFile(tx, application, askedAt);
    if (!file) return refuse('notFound');
    await auditApplication(tx, context, application, 'second-look-file-read-by-staff', { file: file.id });
    return accept({ contentType: file.content_type, stored: await findStoredFile(tx, file) });
  });
  if (!read.ok) return read;
  const { contentType, stored } = read.value;
  const content = Buffer.from(await openFile(context, stored)).toString('base64');
  return accept({ '@type': 'proof-file' as const, contentType, content });
}
