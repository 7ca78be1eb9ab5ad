import { route } from '../../http/pipeline/route.ts';
import { downloadEvidence, readEvidence } from './download-evidence.ts';

export const downloadingEvidenceRoutes = [
  route('readEvidence', (context, { params }) => readEvidence(context, params.id)),
  route('downloadEvidence', (context, { params }) => downloadEvidence(context, params.id)),
];
