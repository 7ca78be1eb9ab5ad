import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import type { ProofKind } from '@fairlead/core/requirement/proof';
import { accept } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import { readUpload } from '../../uploads/read-upload.ts';
import { asked, taking } from './asked-proof.ts';
import { oneAtATime, storeFile } from './take-file.ts';

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

/** The file is read before anything is held: that can take seconds. */
async function readAndStore(context: Context, kind: ProofKind, id: string, { filename, content }: Body) {
  const { db, providers } = context;
  const before = await takingFiles(db, context, kind, id, false);
  if (!before.ok) return before;
  const file = await readUpload(providers.virusScan, content);
  if (!file.ok) return file;
  const answer = await context.transaction(async (tx) => {
    const found = await takingFiles(tx, context, kind, id, true);
    if (!found.ok) return found;
    const after = await storeFile(tx, context, found.value, { file: file.value, filename });
    return accept(await viewApplication(tx, context, after, WITH_FILES));
  });
  context.wakeWorker();
  return answer;
}
