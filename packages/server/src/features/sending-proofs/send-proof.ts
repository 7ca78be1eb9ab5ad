import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import { MOST_FILES, type ProofKind } from '@fairlead/core/requirement/proof';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import type { ApplicationRow } from '../../resources/loan-application/loan-application-store.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import { applicationTaking, takingNow } from '../../resources/requirement/application-taking.ts';
import { keepFile } from '../../resources/requirement/attachment-files.ts';
import { insertAttachment, listCounting } from '../../resources/requirement/attachment-store.ts';
import { payslipIn, readsPayslips } from '../../resources/requirement/present-payslip.ts';
import { givenFiles } from '../../resources/requirement/present-requirement.ts';
import { provideRequirement } from '../../resources/requirement/provide-requirement.ts';
import { requirementOf, type RequirementRow } from '../../resources/requirement/requirement-store.ts';
import { readUpload } from '../../uploads/read-upload.ts';

type Context = RequestContext<Borrower>;

type Body = BodyOf<Endpoints['proofOfId']>;

/** Every view after a step shows the files. */
export const WITH_FILES: ReadonlySet<string> = new Set(['requirements', 'requirements.attachments']);

/** What a proof is sent for: identity and address by the requirement's id, income by the application's. */
const FINDS = {
  identity: (db, context, id, held) => applicationTaking(db, context, 'identity', id, held),
  address: (db, context, id, held) => applicationTaking(db, context, 'address', id, held),
  income: takingNow,
} as const satisfies Record<
  ProofKind,
  (db: Db, context: Context, id: string, held: { isHeld: boolean }) => ReturnType<typeof takingNow>
>;

interface Asked {
  readonly application: ApplicationRow;
  readonly requirement: RequirementRow;
}

/** The requirement that a call names, with its application, while that takes what is required of it. */
export async function asked(db: Db, context: Context, kind: ProofKind, id: string, isHeld: boolean) {
  const found = await FINDS[kind](db, context, id, { isHeld });
  if (!found.ok) return found;
  const requirement = await requirementOf(db, found.value, kind);
  return requirement ? accept<Asked>({ application: found.value, requirement }) : refuse('notFound');
}

/** The same, when another file may be sent for it. */
async function takingFiles(db: Db, context: Context, kind: ProofKind, id: string, isHeld: boolean) {
  const found = await asked(db, context, kind, id, isHeld);
  if (!found.ok) return found;
  const { requirement } = found.value;
  if (requirement.state === 'Met') return refuse('proofIsAccepted');
  const sent = (await listCounting(db, requirement)).length;
  return sent < MOST_FILES ? accept({ ...found.value, sent }) : refuse('tooManyFiles');
}

/** Borrowers whose file is being read. */
const sending = new Set<string>();

/** Stores a file of the borrower's, one at a time. */
export async function sendProof(context: Context, kind: ProofKind, id: string, body: Body) {
  const { userId } = context.actor;
  if (sending.has(userId)) return refuse('otherFileIsRead');
  sending.add(userId);
  try {
    return await readAndStore(context, kind, id, body);
  } finally {
    sending.delete(userId);
  }
}

/**
 * The file is read and stored before anything is held: that can take seconds. Bytes outside of the database whose row
 * is not inserted are deleted a day later.
 */
async function readAndStore(context: Context, kind: ProofKind, id: string, { filename, content }: Body) {
  const { db, cipher, clock, providers, newId } = context;
  const before = await takingFiles(db, context, kind, id, false);
  if (!before.ok) return before;
  const readsText = kind === 'income' && readsPayslips(context.config);
  const file = await readUpload(providers.virusScan, content, readsText);
  if (!file.ok) return file;
  const { text, ...taken } = file.value;
  const kept = await keepFile(context, newId(), taken);
  const answer = await context.transaction(async (tx) => {
    const found = await takingFiles(tx, context, kind, id, true);
    if (!found.ok) return found;
    const { application, requirement, sent } = found.value;
    const now = await clock.now(tx);
    const payslip = readsText ? payslipIn(cipher, application, text) : null;
    await insertAttachment(tx, cipher, requirement, { ...kept, filename, now, payslip });
    const { contentType, pages } = kept;
    await auditApplication(tx, context, application, 'proof-sent', { kind, contentType, pages });
    if (payslip) await auditApplication(tx, context, application, 'payslip-read', { file: kept.id });
    const after = isProvidedBySending(requirement)
      ? await provideRequirement(tx, { ...context, now }, application, kind, givenFiles(sent + 1))
      : application;
    return accept(await viewApplication(tx, context, after, WITH_FILES));
  });
  context.wakeWorker();
  return answer;
}

/** A proof of income waits until the borrower confirms that it is all there. */
function isProvidedBySending({ kind, state }: RequirementRow): boolean {
  return kind !== 'income' || state === 'Provided';
}
