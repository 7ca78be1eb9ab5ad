import { accept, refuse } from '@fairlead/core/outcome';
import type { RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import {
  findDraftByKey,
  lockKey,
  updateDraft,
  type DraftRow,
} from '../../resources/application-draft/application-draft-store.ts';
import {
  findLink,
  lockDraftOfLink,
  markLinkUsed,
  type LinkRow,
} from '../../resources/application-draft/draft-link-store.ts';
import {
  draftKeyHash,
  draftTokenHash,
  openDraft,
} from '../../resources/application-draft/application-draft.ts';
import { auditDraft } from '../../resources/application-draft/draft-letters.ts';

/** A link that still works for this browser, with its draft held: unused, or used by the same browser before. */
async function findUsable(
  { brand, cipher, wallNow }: RequestContext,
  tx: Db,
  token: string,
  keyHash: string,
): Promise<{ link: LinkRow; draft: DraftRow } | undefined> {
  const hash = draftTokenHash(cipher, token);
  const known = await findLink(tx, brand.id, hash);
  const draft = known && (await lockDraftOfLink(tx, known));
  // Read again: another call may have used it while this one waited for the draft.
  const link = draft && (await findLink(tx, brand.id, hash));
  if (!link || link.expires_at <= wallNow().toISOString()) return undefined;
  const isOwn = link.used_by_key_hash === keyHash && draft.key_hash === keyHash;
  return link.used_at === null || isOwn ? { link, draft } : undefined;
}

/** Uses a link, and moves the draft to the browser that opened it. */
export async function continueDraft(
  context: RequestContext,
  { token, key }: { readonly token: string; readonly key: string },
) {
  const { brand, cipher, wallNow } = context;
  const keyHash = draftKeyHash(cipher, key);
  return context.transaction(async (tx) => {
    await lockKey(tx, brand.id, keyHash);
    const found = await findUsable(context, tx, token, keyHash);
    const form = found && openDraft(cipher, found.draft);
    if (!found || !form) return refuse('draftLinkNotUsable');
    const { link, draft } = found;
    const holder = await findDraftByKey(tx, brand.id, keyHash);
    if (holder && holder.id !== draft.id)
      return refuse('validationFailed', { fields: { key: ['Make a new key for each form'] } });
    if (link.used_at === null) {
      await markLinkUsed(tx, link, keyHash, wallNow().toISOString());
      await updateDraft(tx, draft, { key_hash: keyHash });
      await auditDraft(context, tx, draft, 'draft-continued');
    }
    return accept({ '@type': 'application-draft' as const, ...form });
  });
}
