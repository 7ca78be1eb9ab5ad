import { accept } from '@fairlead/core/outcome';
import { DAY } from '@fairlead/contract/wire/rate-limit';
import type { RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import {
  deleteDraftRow,
  lockDraftByKey,
  type DraftRow,
} from '../../resources/application-draft/application-draft-store.ts';
import { draftKeyHash, draftTokenHash } from '../../resources/application-draft/application-draft.ts';
import { auditDraft, writeAboutDraft } from '../../resources/application-draft/draft-letters.ts';
import { findLink, lockDraftOfLink } from '../../resources/application-draft/draft-link-store.ts';
import { isAddressStopped, stopAddress } from '../../resources/application-draft/stopped-address-store.ts';
import { countOne } from '../../resources/rate-limit/rate-limit.ts';

/** Links that are sent to one address on request, from all senders and for all forms. */
const LINKS = { calls: 6, perMinutes: 15 };
const LINKS_OF_A_DAY = { calls: 10, perMinutes: DAY };

type Accepts = (link: { readonly used_at: string | null; readonly expires_at: string }) => boolean;

/** A draft, and whether the caller has a link from its email. */
interface Found {
  readonly draft: DraftRow;
  readonly isFromMailbox: boolean;
}

/** The draft with this key or valid token, locked until the transaction ends. */
async function lockBySecret(
  { brand, cipher }: RequestContext,
  tx: Db,
  secret: string,
  counts: Accepts = () => true,
): Promise<Found | undefined> {
  const byKey = await lockDraftByKey(tx, brand.id, draftKeyHash(cipher, secret));
  if (byKey) return { draft: byKey, isFromMailbox: false };
  const link = await findLink(tx, brand.id, draftTokenHash(cipher, secret));
  const draft = link && counts(link) ? await lockDraftOfLink(tx, link) : undefined;
  return draft && { draft, isFromMailbox: true };
}

/** Whether a link may be sent: not to an address that has had enough, nor to one that stopped and does not ask itself. */
async function maySend(
  context: RequestContext,
  tx: Db,
  { draft: { brand_id, email_index }, isFromMailbox }: Found,
): Promise<boolean> {
  if (!isFromMailbox && (await isAddressStopped(tx, brand_id, email_index))) return false;
  const address = `${brand_id}/${email_index}`;
  const lately = await countOne(context, tx, `draft-link/${address}`, LINKS);
  if (lately.tooMany > 0) return false;
  const today = await countOne(context, tx, `draft-link-day/${address}`, LINKS_OF_A_DAY);
  return today.tooMany === 0;
}

/**
 * Emails a link to the address of the draft, if there is one. Only its browser or its mailbox can ask. The answer is
 * the same where nothing is sent.
 */
export async function sendDraftLink(context: RequestContext, secret: string) {
  const answer = await context.transaction(async (tx) => {
    const found = await lockBySecret(context, tx, secret);
    if (found && (await maySend(context, tx, found)))
      await writeAboutDraft(context, tx, found.draft, 'draft-link');
    return accept({ sent: true as const });
  });
  context.wakeWorker('messages');
  return answer;
}

/** The owner of the mailbox wants no more emails, even if the form that the link was about no longer exists. */
export function stopDraftReminders(context: RequestContext, token: string) {
  const { brand, cipher, wallNow } = context;
  return context.transaction(async (tx) => {
    const link = await findLink(tx, brand.id, draftTokenHash(cipher, token));
    if (link) {
      await stopAddress(tx, brand.id, link.email_index, wallNow().toISOString());
      const draft = { id: link.draft_id, brand_id: link.brand_id };
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
    const found = await lockBySecret(context, tx, secret, isUsable);
    if (found) {
      await deleteDraftRow(tx, found.draft);
      await auditDraft(context, tx, found.draft, 'draft-deleted');
    }
    return accept({ deleted: true as const });
  });
}
