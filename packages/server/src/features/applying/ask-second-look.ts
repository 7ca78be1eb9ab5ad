import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import {
  findApplication,
  lockApplication,
  updateApplication,
} from '../../resources/loan-application/loan-application-store.ts';
import { canAskSecondLook, sealSecondLook } from '../../resources/loan-application/second-look.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import { keepFile, type KeptFile } from '../../resources/requirement/attachment-files.ts';
import { insertAttachment } from '../../resources/requirement/attachment-store.ts';
import { oneAtATime } from '../../uploads/one-at-a-time.ts';
import { readUpload } from '../../uploads/read-upload.ts';

type Context = RequestContext<Borrower>;

type Body = BodyOf<Endpoints['askSecondLook']>;

/** The applicant asks a person to look at a decline again, with a file or without. */
export async function askSecondLook(context: Context, id: string, { reason, document }: Body) {
  if (document === undefined) return ask(context, id, reason, null);
  return oneAtATime(context.actor.userId, async () => {
    const application = await findApplication(context.db, context.actor, id);
    if (!application) return refuse('notFound');
    if (!canAskSecondLook(application, context.today)) return refuse('secondLookNotOpen');
    const read = await readUpload(context.providers.virusScan, document.content);
    if (!read.ok) return read;
    const kept = await keepFile(context, context.newId(), read.value);
    return ask(context, id, reason, { kept, filename: document.filename });
  });
}

type SentFile = { readonly kept: KeptFile; readonly filename: string };

/** The application waits for staff until it is answered. */
function ask(context: Context, id: string, reason: string, sent: SentFile | null) {
  return context.transaction(async (tx) => {
    const application = await lockApplication(tx, context.actor, id);
    if (!application) return refuse('notFound');
    if (!canAskSecondLook(application, context.today)) return refuse('secondLookNotOpen');
    const asked = await updateApplication(tx, application, {
      second_look_encrypted: sealSecondLook(context.cipher, id, reason),
      second_look_asked_at: context.now,
    });
    if (sent) {
      const { kept, filename } = sent;
      const row = { ...kept, filename, now: context.now, phoneLinkId: null, payslip: null };
      const { user_id, brand_id } = application;
      const of = { user_id, brand_id, application_id: application.id, id: null };
      await insertAttachment(tx, context.cipher, of, row);
    }
    await auditApplication(tx, context, application, 'second-look-asked', { hasFile: sent !== null });
    return accept(await viewApplication(tx, context, asked));
  });
}
