import { accept } from '@fairlead/core/outcome';
import type { RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import {
  deleteDraftRow,
  findDraftByKey,
  findLink,
  lockDraft,
  stopAddress,
  type DraftRow,
} from '../../resources/application-draft/application-draft-store.ts';
import { draftKeyHash, draftTokenHash } from '../../resources/application-draft/application-draft.ts';
import { auditDraft, writeAboutDraft } from '../../resources/application-draft/draft-letters.ts';
import { countOne } from '../../resources/rate-limit/rate-limit.ts';

/** Links that are sent to one address when someone asks, over all askers and forms. */
const LINKS = { calls: 6, perMinutes: 15 };

type Accepts = (link: { readonly used_at: string | null; readonly expires_at: string }) => boolean;

/** The draft of a key or of a token that counts, held until the transaction ends. */
async function lockBySecret(
  { brand, cipher }: RequestContext,
  tx: Db,
  secret: string,
  counts: Accepts = () => true,
): Promise<DraftRow | undefined> {
  const byKey = await findDraftByKey(tx, brand.id, draftKeyHash(cipher, secret));
  const link = byKey ? undefined : await findLink(tx, brand.id, draftTokenHash(cipher, secret));
  const id = byKey?.id ?? (link && counts(link) ? link.draft_id : undefined);
  return id === undefined ? undefined : lockDraft(tx, brand.id, id);
}

/** Emails a link to the address of the draft, if there is one. Only its browser or its mailbox can ask. */
export async function sendDraftLink(context: RequestContext, secret: string) {
  const answer = await context.transaction(async (tx) => {
    const draft = await lockBySecret(context, tx, secret);
    if (!draft) return accept({ sent: true as const });
    const address = `draft-link/${draft.brand_id}/${draft.email_index}`;
    const { tooMany } = await countOne(context, tx, address, LINKS);
    if (tooMany === 0) await writeAboutDraft(context, tx, draft, 'draft-link');
    return accept({ sent: true as const });
  });
  context.wakeWorker();
  return answer;
}

/** The owner of the mailbox wants no more reminders, also where someone else typed the address. */
export function stopDraftReminders(context: RequestContext, token: string) {
  const { brand, cipher } = context;
  return context.transaction(async (tx) => {
    const link = await findLink(tx, brand.id, draftTokenHash(cipher, token));
    const draft = link && (await lockDraft(tx, brand.id, link.draft_id));
    if (draft) {
      await stopAddress(tx, brand.id, draft.email_index);
      await auditDraft(context, tx, draft, 'draft-reminders-stopped');
    }
    return accept({ stopped: true as const });
  });
}

/** Deletes the draft of a browser's key, or of a link that can still be used. */
export function deleteDraft(context: RequestContext, secret: string) {
  const now = context.wallNow().toISOString();
  return context.transaction(async (tx) => {
    const isUsable: Accepts = ({ used_at, expires_at }) => used_at === null && expires_at > now;
    const draft = await lockBySecret(context, tx, secret, isUsable);
    if (draft) {
      await deleteDraftRow(tx, draft);
      await auditDraft(context, tx, draft, 'draft-deleted');
    }
    return accept({ deleted: true as const });
  });
}
