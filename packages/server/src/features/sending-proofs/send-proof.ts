import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import type { ProofKind } from '@fairlead/core/requirement/proof';
import { accept } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import { keepFile } from '../../resources/requirement/attachment-files.ts';
import { payslipIn, readsPayslips } from '../../resources/requirement/present-payslip.ts';
import { oneAtATime } from '../../uploads/one-at-a-time.ts';
import { readUpload } from '../../uploads/read-upload.ts';
import { asked, taking } from './asked-proof.ts';
import { storeFile } from './take-file.ts';

type Context = RequestContext<Borrower>;

type Body = BodyOf<Endpoints['proofOfId']>;

/** Every view after a step shows the files. */
export const WITH_FILES: ReadonlySet<string> = new Set(['requirements', 'requirements.attachments']);

async function takingFiles(db: Db, context: Context, kind: ProofKind, id: string, isHeld: boolean) {
  const found = await asked(db, context, kind, id, isHeld);
  return found.ok ? taking(db, found.value) : found;
}

/** Stores a file of the borrower's, one at a time. */
export function sendProof(context: Context, kind: ProofKind, id: string, body: Body) {
  return oneAtATime(context.actor.userId, () => readAndStore(context, kind, id, body));
}

/**
 * The file is read and stored before anything is held: that can take seconds. Bytes outside of the database whose row
 * is not inserted are deleted a day later.
 */
async function readAndStore(context: Context, kind: ProofKind, id: string, { filename, content }: Body) {
  const { db, providers } = context;
  const before = await takingFiles(db, context, kind, id, false);
  if (!before.ok) return before;
  const readsText = kind === 'income' && readsPayslips(context.config);
  const file = await readUpload(providers.virusScan, content, readsText);
  if (!file.ok) return file;
  const { text, ...taken } = file.value;
  const kept = await keepFile(context, context.newId(), taken);
  const answer = await context.transaction(async (tx) => {
    const found = await takingFiles(tx, context, kind, id, true);
    if (!found.ok) return found;
    const payslip = readsText ? payslipIn(context.cipher, found.value.application, text) : null;
    const after = await storeFile(tx, context, found.value, { kept, filename, payslip });
    return accept(await viewApplication(tx, context, after, WITH_FILES));
  });
  context.wakeWorker();
  return answer;
}
