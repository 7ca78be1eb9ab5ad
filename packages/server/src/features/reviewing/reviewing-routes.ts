import { accept } from '@fairlead/core/outcome';
import { route } from '../../http/pipeline/route.ts';
import { listWaitingApplications } from '../../resources/loan-application/loan-application-store.ts';
import { decideReferred } from './decide-referred.ts';
import { findBorrower } from './find-borrower.ts';
import { presentWaiting } from './present-review.ts';
import { decideProof, listWaitingProofs, readProofFile, readProofForReview } from './review-proof.ts';
import { readForReview, readSecondLookFile } from './read-for-review.ts';

export const reviewingRoutes = [
  route('listWaitingApplications', async ({ db, today }) =>
    accept((await listWaitingApplications(db, today)).map(presentWaiting)),
  ),
  route('readApplicationForReview', (context, { params }) => readForReview(context, params.id)),
  route('readSecondLookFile', (context, { params }) => readSecondLookFile(context, params.id)),
  route('decideApplication', (context, { params, body }) => decideReferred(context, params.id, body)),
  route('listWaitingProofs', listWaitingProofs),
  route('readProofForReview', (context, { params }) => readProofForReview(context, params.id)),
  route('readProofFile', (context, { params }) => readProofFile(context, params.id, params.file)),
  route('decideProof', (context, { params, body }) => decideProof(context, params.id, body)),
  route('findBorrower', (context, { query }) => findBorrower(context, query.reference)),
];
