import { route } from '../../http/pipeline/route.ts';
import { completeReadDocuments, confirmRead } from './confirm-read.ts';
import { prepareDocuments } from './prepare-documents.ts';
import { downloadDocument, readDocument } from './read-document.ts';

export const readingDocumentsRoutes = [
  route('prepareDocuments', (context, { params }) => prepareDocuments(context, params.id)),
  route('confirmReadAdequateExplanations', (context, { params }) =>
    confirmRead(context, params.id, ['adequate-explanations']),
  ),
  route('confirmReadSecci', (context, { params }) => confirmRead(context, params.id, ['secci'])),
  route('confirmReadContract', (context, { params }) => confirmRead(context, params.id, ['contract'])),
  route('confirmReadDocuments', (context, { params, body }) =>
    confirmRead(context, params.id, body.documents),
  ),
  route('completeReadDocuments', (context, { params }) => completeReadDocuments(context, params.id)),
  route('readApplicationDocument', (context, { params }) => readDocument(context, params)),
  route('downloadApplicationDocument', (context, { params }) => downloadDocument(context, params)),
];
