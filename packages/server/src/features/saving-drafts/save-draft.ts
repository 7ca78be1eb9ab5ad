import type { Endpoints } from '@fairlead/contract/endpoints';
import { isOpenToApplications } from '@fairlead/contract/web/open-products';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import { HOUR } from '@fairlead/contract/wire/rate-limit';
import { accept, refuse } from '@fairlead/core/outcome';
import { parseEmail } from '@fairlead/core/person/email';
import type { RequestContext } from '../../context.ts';
import { actAs } from '../../database/acting-as.ts';
import { count } from '../../http/pipeline/rate-limits.ts';
import {
  findDraftByKey,
  lockDraftByKey,
  lockKey,
} from '../../resources/application-draft/application-draft-store.ts';
import {
  draftKeyHash,
  storeChangedDraft,
  storeNewDraft,
} from '../../resources/application-draft/application-draft.ts';
import { findUser } from '../../resources/user/users.ts';

type Sent = BodyOf<Endpoints['saveDraft']>;

/** New drafts of one sender: each can have an email sent to an address that anyone can type. */
const NEW_DRAFTS = { calls: 20, perMinutes: HOUR };

/** A borrower's own session saves for the account's address; anyone else for the one that they typed. */
async function addressOf(context: RequestContext, { answers }: Sent): Promise<string> {
  const { actor, db } = context;
  const own = actor?.limitedTo === null ? actor : null;
  const user = own && (await actAs(own.userId, () => findUser(context, db, own)));
  if (user) return user.email;
  const parsed = parseEmail(answers.email);
  if (!parsed.ok) throw new Error('the contract lets only email addresses through');
  return parsed.value;
}

/**
 * Saves a form under the key that its browser holds. Whether the address has an account makes no difference. A form
 * that was sent, deleted or continued elsewhere does not come back by a save that arrives late.
 */
export async function saveDraft(context: RequestContext, sent: Sent) {
  const { brand, cipher, db, config } = context;
  if (!isOpenToApplications(brand.config.productId, config.client)) return refuse('draftsOff');
  const { key, isNew, ...form } = sent;
  const keyHash = draftKeyHash(cipher, key);
  const isKnown = (await findDraftByKey(db, brand.id, keyHash)) !== undefined;
  if (!isKnown && !isNew) return refuse('draftGone');
  if (!isKnown) await count(context, `draft/new/${context.networkHash()}`, NEW_DRAFTS);
  const saving = { brandId: brand.id, keyHash, email: await addressOf(context, sent), form };
  return context.transaction(async (tx) => {
    await lockKey(tx, brand.id, keyHash);
    const stored = await lockDraftByKey(tx, brand.id, keyHash);
    if (!stored && !isNew) return refuse('draftGone');
    await (stored ? storeChangedDraft(context, tx, stored, saving) : storeNewDraft(context, tx, saving));
    return accept({ '@type': 'application-draft' as const, saved: true as const });
  });
}
