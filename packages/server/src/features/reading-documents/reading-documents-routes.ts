import { route } from '../../http/pipeline/route.ts';
import { completeReading, confirmRead } from './confirm-read.ts';
import { prepareDocuments } from './prepare-documents.ts';
import { readDocument } from './read-document.ts';

const adequateExplanations = confirmRead('adequate-explanations');
const secci = confirmRead('secci');
const contract = confirmRead('contract');
const show = readDocument({ isDownload: false });
const download = readDocument({ isDownload: true });

export const readingDocumentsRoutes = [
  route('prepareDocuments', (context, { params }) => prepareDocuments(context, params.id)),
  route('confirmReadAdequateExplanations', (context, { params }) => adequateExplanations(context, params.id)),
  route('confirmReadSecci', (context, { params }) => secci(context, params.id)),
  route('confirmReadContract', (context, { params }) => contract(context, params.id)),
  route('completeReadDocuments', (context, { params }) => completeReading(context, params.id)),
  route('readApplicationDocument', (context, { params }) => show(context, params)),
  route('downloadApplicationDocument', (context, { params }) => download(context, params)),
];
