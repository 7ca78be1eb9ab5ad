import { route } from '../../http/pipeline/route.ts';
import { contestPayslip } from './contest-payslip.ts';
import { confirmProofOfIncome, skipProofOfIncome } from './finish-income.ts';
import { sendProof } from './send-proof.ts';

export const sendingProofsRoutes = [
  route('proofOfId', (context, { params, body }) => sendProof(context, 'identity', params.id, body)),
  route('proofOfAddress', (context, { params, body }) => sendProof(context, 'address', params.id, body)),
  route('proofOfIncome', (context, { params, body }) => sendProof(context, 'income', params.id, body)),
  route('confirmProofOfIncome', (context, { params }) => confirmProofOfIncome(context, params.id)),
  route('contestPayslip', (context, { params, body }) => contestPayslip(context, params.id, body.attachment)),
  route('skipProofOfIncome', (context, { params }) => skipProofOfIncome(context, params.id)),
];
