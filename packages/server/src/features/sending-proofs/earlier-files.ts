import { londonDay } from '@fairlead/core/calendar/london';
import { accept, refuse } from '@fairlead/core/outcome';
import { canBeUsedAgain } from '@fairlead/core/requirement/earlier-file';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import { keepFile, openFile } from '../../resources/requirement/attachment-files.ts';
import { filenameOf, findStoredFile } from '../../resources/requirement/attachment-store.ts';
import { listFilesOf, type FileOfBorrower } from '../../resources/requirement/earlier-file-store.ts';
import type { ProofRow } from '../../resources/requirement/requirement-store.ts';
import { askedById, takingById } from './asked-proof.ts';
import { WITH_FILES } from './send-proof.ts';
import { storeFile } from './take-file.ts';

type Context = RequestContext<Borrower>;

/**
 * The files of a borrower that can show what a proof asks for, the newest first, each once: not what was sent for this
 * proof already, nor what was refused anywhere.
 */
async function listUsable(db: Db, { today }: Context, { user_id, brand_id, id, kind }: ProofRow) {
  const all = await listFilesOf(db, { userId: user_id, brandId: brand_id });
  const seen = new Set(
    all
      .filter(({ requirement_id, refused_at }) => requirement_id === id || refused_at !== null)
      .map(({ content_sha256 }) => content_sha256),
  );
  const usable: FileOfBorrower[] = [];
  for (const file of all) {
    const sentOn = londonDay(Date.parse(file.sent_at));
    if (seen.has(file.content_sha256) || !canBeUsedAgain({ sentFor: file.kind, sentOn }, kind, today))
      continue;
    seen.add(file.content_sha256);
    usable.push(file);
  }
  return usable;
}

/** What the borrower sent before that can be used for this proof. */
export async function listEarlierFiles(context: Context, id: string) {
  const { cipher, db } = context;
  const found = await askedById(db, context, id, false);
  if (!found.ok) return found;
  const usable = await listUsable(db, context, found.value.requirement);
  return accept(
    usable.map((file) => ({
      '@type': 'attachment' as const,
      id: file.id,
      filename: filenameOf(cipher, file),
      contentType: file.content_type,
      pages: file.pages,
      sentAt: file.sent_at,
      sentFor: file.kind,
    })),
  );
}

/** One of the files, while it can be used for the proof. */
async function chosenIn(db: Db, context: Context, id: string, fileId: string, isHeld: boolean) {
  const found = await takingById(db, context, id, isHeld);
  if (!found.ok) return found;
  const usable = await listUsable(db, context, found.value.requirement);
  const chosen = usable.find((file) => file.id === fileId);
  return chosen ? accept({ open: found.value, chosen }) : refuse('fileNotUsableHere');
}

/** Sends a copy of one of them: a file is encrypted for its row, and erased with its own application. */
export async function useEarlierFile(context: Context, id: string, fileId: string) {
  const { cipher, db, newId } = context;
  const before = await chosenIn(db, context, id, fileId, false);
  if (!before.ok) return before;
  const copied = before.value.chosen;
  const bytes = await openFile(context, await findStoredFile(db, copied));
  const kept = await keepFile(context, newId(), {
    bytes,
    contentType: copied.content_type,
    pages: copied.pages,
  });
  const answer = await context.transaction(async (tx) => {
    const found = await chosenIn(tx, context, id, fileId, true);
    if (!found.ok) return found;
    const { open, chosen } = found.value;
    const filename = filenameOf(cipher, chosen);
    const after = await storeFile(tx, context, open, { kept, filename, from: { copyOf: fileId } });
    return accept(await viewApplication(tx, context, after, WITH_FILES));
  });
  context.wakeWorker();
  return answer;
}
