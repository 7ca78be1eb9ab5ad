import { PROOF_KINDS } from '@fairlead/core/requirement/proof';
import { route } from '../../http/pipeline/route.ts';
import { contestPayslip } from './contest-payslip.ts';
import { listEarlierFiles, useEarlierFile } from './earlier-files.ts';
import { confirmProofOfIncome, skipProofOfIncome } from './finish-income.ts';
import { endPhoneLink, makePhoneLink, readPhoneLink } from './phone-link.ts';
import { finishByPhone, openPhoneLink, sendByPhone } from './send-by-phone.ts';
import { CALL_OF } from './proof-calls.ts';
import { sendProof } from './send-proof.ts';

export const sendingProofsRoutes = [
  ...PROOF_KINDS.map((kind) =>
    route(CALL_OF[kind], (context, { params, body }) => sendProof(context, kind, params.id, body)),
  ),
  route('confirmProofOfIncome', (context, { params }) => confirmProofOfIncome(context, params.id)),
  route('contestPayslip', (context, { params, body }) => contestPayslip(context, params.id, body.attachment)),
  route('skipProofOfIncome', (context, { params }) => skipProofOfIncome(context, params.id)),
  route('listEarlierFiles', (context, { params }) => listEarlierFiles(context, params.id)),
  route('useEarlierFile', (context, { params, body }) => useEarlierFile(context, params.id, body.file)),
  route('makePhoneLink', (context, { params }) => makePhoneLink(context, params.id)),
  route('readPhoneLink', (context, { params }) => readPhoneLink(context, params.id)),
  route('endPhoneLink', (context, { params }) => endPhoneLink(context, params.id)),
  route('openPhoneLink', (context, { body }) => openPhoneLink(context, body)),
  route('sendByPhone', (context, { body }) => sendByPhone(context, body)),
  route('finishByPhone', (context, { body }) => finishByPhone(context, body)),
];
