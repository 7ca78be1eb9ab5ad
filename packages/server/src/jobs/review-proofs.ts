import type { AppServices } from '../context.ts';
import { transaction } from '../database/database.ts';
import { resultIn } from '../resources/data-pull/data-pull-store.ts';
import { lockApplication } from '../resources/loan-application/loan-application-store.ts';
import { filenameOf, listCounting } from '../resources/requirement/attachment-store.ts';
import { findBankData } from '../resources/requirement/bank-data.ts';
import { decideProof } from '../resources/requirement/decide-proof.ts';
import {
  findWaitingProof,
  listWaitingSince,
  type ProofRow,
} from '../resources/requirement/requirement-store.ts';

/** How long nothing was sent before a proof is looked at: several files usually follow each other. */
const QUIET_MS = 2_000;

type Moment = Awaited<ReturnType<AppServices['clock']['read']>>;

/** Has proofs looked at by the reviewer of this deployment. What it leaves open waits for staff. */
export async function reviewProofs(services: AppServices): Promise<void> {
  if (!services.providers.reviewer.isAutomatic) return;
  const moment = await services.clock.read();
  const quietSince = new Date(Date.parse(moment.now) - QUIET_MS).toISOString();
  for (const proof of await listWaitingSince(services.db, quietSince)) {
    // One that cannot be looked at holds up nothing else.
    await review(services, proof, moment).catch((error: unknown) =>
      services.log.error({ err: error, requirementId: proof.id }, 'proof not reviewed'),
    );
  }
}

/** What is in doubt in the applicant's bank data is for a person, whatever files were sent as well. */
async function isBankDataInDoubt({ db, cipher }: AppServices, proof: ProofRow): Promise<boolean> {
  const pull = await findBankData(db, proof);
  return ((pull && resultIn(cipher, pull)?.income.doubts.length) ?? 0) > 0;
}

async function review(services: AppServices, proof: ProofRow, moment: Moment): Promise<void> {
  const { db, cipher, providers } = services;
  if (await isBankDataInDoubt(services, proof)) return;
  const files = await listCounting(db, proof);
  // The borrower says that the reading is wrong, so a person looks at it.
  if (files.some(({ contested_at }) => contested_at !== null)) return;
  const filenames = files.map((file) => filenameOf(cipher, file));
  const verdict = await providers.reviewer.reviewProof({ kind: proof.kind, filenames });
  if (verdict === null) return;
  await transaction(db, async (tx) => {
    const owner = { userId: proof.user_id, brandId: proof.brand_id };
    const application = await lockApplication(tx, owner, proof.application_id);
    const requirement = await findWaitingProof(tx, proof.id);
    // Another file may have come since, or staff have decided: then this verdict is of something else.
    if (!application || requirement?.updated_at !== proof.updated_at) return;
    await decideProof(tx, { ...services, ...moment }, { application, requirement }, verdict);
  });
}
