import { isPhoneLinkLive, PHONE_LINK_MINUTES } from '@fairlead/core/requirement/phone-link';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { familyOf } from '../../resources/auth-token/auth-token-store.ts';
import { later } from '../../resources/auth-token/token-times.ts';
import {
  findNewestPhoneLink,
  insertPhoneLink,
  lockPhoneLink,
} from '../../resources/requirement/phone-link-store.ts';
import {
  auditPhoneLink,
  movePhoneLink,
  phoneTokenHash,
  presentPhoneLink,
} from '../../resources/requirement/phone-link.ts';
import { findProof, type ProofRow } from '../../resources/requirement/requirement-store.ts';
import { takingById } from './asked-proof.ts';
import { newSecret } from '../../security/new-secret.ts';

type Context = RequestContext<Borrower>;

const MINUTE_MS = 60_000;

/** Ends the link of a proof, if it has one that was not ended. */
async function endCurrent(
  context: Context,
  tx: Db,
  proof: ProofRow,
  why: 'replaced' | 'cancelled',
): Promise<void> {
  const newest = await findNewestPhoneLink(tx, proof);
  const link = newest && (await lockPhoneLink(tx, newest));
  if (link && isPhoneLinkLive(link.state)) await movePhoneLink(tx, context, link, { event: 'ended', why });
}

/** Makes the one link by which a phone can send files for a proof. The token is in the answer and nowhere else. */
export function makePhoneLink(context: Context, id: string) {
  const { actor, cipher, newId, wallNow } = context;
  return context.transaction(async (tx) => {
    const found = await takingById(tx, context, id, true);
    if (!found.ok) return found;
    const { requirement } = found.value;
    await endCurrent(context, tx, requirement, 'replaced');
    const token = newSecret();
    const link = await insertPhoneLink(tx, {
      user_id: requirement.user_id,
      id: newId(),
      brand_id: requirement.brand_id,
      application_id: requirement.application_id,
      requirement_id: requirement.id,
      token_hash: phoneTokenHash(cipher, token),
      session_id: await familyOf(tx, actor.tokenId),
      state: 'waiting',
      opened_by_key_hash: null,
      created_at: wallNow().toISOString(),
      expires_at: later(wallNow(), PHONE_LINK_MINUTES * MINUTE_MS),
    });
    await auditPhoneLink(tx, context, link, 'made', { kind: requirement.kind });
    return accept({ ...(await presentPhoneLink(context, tx, link)), token });
  });
}

async function presentNewest(context: Context, db: Db, proof: ProofRow) {
  const link = await findNewestPhoneLink(db, proof);
  return accept(link ? await presentPhoneLink(context, db, link) : null);
}

/** What has happened to the link of a proof, which the page on the computer asks for every few seconds. */
export async function readPhoneLink(context: Context, id: string) {
  const { actor, db } = context;
  const proof = await findProof(db, actor, id);
  return proof ? presentNewest(context, db, proof) : refuse('notFound');
}

/** The phone can send nothing more. Said again it changes nothing. */
export function endPhoneLink(context: Context, id: string) {
  return context.transaction(async (tx) => {
    const proof = await findProof(tx, context.actor, id);
    if (!proof) return refuse('notFound');
    await endCurrent(context, tx, proof, 'cancelled');
    return presentNewest(context, tx, proof);
  });
}
