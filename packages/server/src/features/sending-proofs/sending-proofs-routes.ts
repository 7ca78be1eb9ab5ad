import { route } from '../../http/pipeline/route.ts';
import { contestPayslip } from './contest-payslip.ts';
import { listEarlierFiles, useEarlierFile } from './earlier-files.ts';
import { confirmProofOfIncome, skipProofOfIncome } from './finish-income.ts';
import { endPhoneLink, makePhoneLink, readPhoneLink } from './phone-link.ts';
import { finishByPhone, openPhoneLink, sendByPhone } from './send-by-phone.ts';
import { sendProof } from './send-proof.ts';

export const sendingProofsRoutes = [
  route('proofOfId', (context, { params, body }) => sendProof(context, 'identity', params.id, body)),
  route('proofOfAddress', (context, { params, body }) => sendProof(context, 'address', params.id, body)),
  route('proofOfIncome', (context, { params, body }) => sendProof(context, 'income', params.id, body)),
  route('proofOfKeeper', (context, { params, body }) => sendProof(context, 'keeper', params.id, body)),
  route('settlementLetter', (context, { params, body }) =>
    sendProof(context, 'settlement-letter', params.id, body),
  ),
  route('proofOfInsurance', (context, { params, body }) => sendProof(context, 'insurance', params.id, body)),
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
