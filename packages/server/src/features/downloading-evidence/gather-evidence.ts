import type { Endpoints } from '@fairlead/contract/endpoints';
import type { DataOf } from '@fairlead/contract/wire/endpoint';
import { decisionInWords, type RecordedDecision } from '@fairlead/core/decision/decision-in-words';
import { titlesOf } from '@fairlead/core/documents/documents-of-product';
import { DOCUMENT_ORDER } from '@fairlead/core/documents/reading-order';
import type { Borrower, RequestContext } from '../../context.ts';
import { listPermissionChanges } from '../../resources/contact-permission/contact-permission-store.ts';
import { listDecisionsOf, type StoredDecision } from '../../resources/decision/decision-store.ts';
import { listDocuments, type DocumentSetRow } from '../../resources/document/document-store.ts';
import { findLoan } from '../../resources/loan/loan-store.ts';
import { findSignedSet } from '../../resources/loan/signed-set-store.ts';
import { findSignature, openTypedName } from '../../resources/signature/signature-store.ts';

export type Evidence = DataOf<Endpoints['readEvidence']>;

export interface SignedSet {
  readonly evidence: Evidence;
  /** The set that was signed. */
  readonly set: DocumentSetRow;
}

/** What the caller was shown, confirmed and signed for one of their loans; undefined where it is not theirs. */
export async function gatherEvidence(
  { db, cipher, actor }: RequestContext<Borrower>,
  loanId: string,
): Promise<SignedSet | undefined> {
  const loan = await findLoan(db, actor, loanId);
  if (!loan) return undefined;
  const [set, signature, decisions, permissions] = await Promise.all([
    findSignedSet(db, loan),
    findSignature(db, loan),
    listDecisionsOf(db, cipher, actor, loan.application_id),
    listPermissionChanges(db, actor),
  ]);
  if (!set || !signature) throw new Error(`loan ${loan.id} has no signature`);
  const evidence: Evidence = {
    '@type': 'evidence',
    id: loan.id,
    reference: loan.reference,
    madeAt: set.created_at,
    templateVersion: set.template_version,
    documents: presentDocuments(set, await listDocuments(db, set), signature.document_hashes),
    readingCompletedAt: set.reading_completed_at,
    signedAt: signature.signed_at,
    signedName: openTypedName(cipher, signature),
    permissions: permissions.map(({ permission, allowed, wording_version, channel, changed_at }) => ({
      permission,
      allowed,
      wordingVersion: wording_version,
      channel,
      changedAt: changed_at,
    })),
    decisions: decisions.map(presentDecision),
  };
  return { evidence, set };
}

/** With the hashes that the signature stores, which are those of the bytes that were shown. */
function presentDocuments(
  { dated_price: { productId } }: DocumentSetRow,
  documents: Awaited<ReturnType<typeof listDocuments>>,
  signed: NonNullable<Awaited<ReturnType<typeof findSignature>>>['document_hashes'],
): Evidence['documents'] {
  return DOCUMENT_ORDER.flatMap((slug) => {
    const document = documents.find((each) => each.slug === slug);
    const hashes = signed[slug];
    if (!document || !hashes) return [];
    const title = titlesOf(productId)[slug];
    return [{ slug, title, readAt: document.read_at, htmlSha256: hashes.html, pdfSha256: hashes.pdf }];
  });
}

function presentDecision({ inputs, outcome, ruleVersion, decidedAt }: StoredDecision) {
  const recorded = {
    ...(outcome as Pick<RecordedDecision, 'outcome' | 'reasons' | 'mostWeCanOffer'>), // as `outcomeOf` stored it
    inputs,
    isByPerson: inputs.review !== undefined,
  };
  return { decidedAt, ruleVersion, sentences: [...decisionInWords(recorded)] };
}
