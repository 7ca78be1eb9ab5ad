import { accept } from '@fairlead/core/outcome';
import { route } from '../../http/pipeline/route.ts';
import { completeReadDocuments, confirmRead, confirmReadFirst } from './confirm-read.ts';
import { prepareDocuments } from './prepare-documents.ts';
import { downloadDocument, readDocument } from './read-document.ts';

export const readingDocumentsRoutes = [
  route('readGuarantee', ({ config }) => {
    const { points, ...stated } = config.directDebit.guarantee;
    return accept({ '@type': 'direct-debit-guarantee' as const, ...stated, points: [...points] });
  }),
  route('prepareDocuments', (context, { params }) => prepareDocuments(context, params.id)),
  route('confirmReadAdequateExplanations', (context, { params, body }) =>
    confirmReadFirst(context, params.id, body.documentSet),
  ),
  route('confirmReadSecci', (context, { params, body }) =>
    confirmRead(context, params.id, ['secci'], body.documentSet),
  ),
  route('confirmReadContract', (context, { params, body }) =>
    confirmRead(context, params.id, ['contract'], body.documentSet),
  ),
  route('confirmReadDocuments', (context, { params, body }) =>
    confirmRead(context, params.id, body.documents, body.documentSet),
  ),
  route('completeReadDocuments', (context, { params }) => completeReadDocuments(context, params.id)),
  route('readApplicationDocument', (context, { params }) => readDocument(context, params)),
  route('downloadApplicationDocument', (context, { params }) => downloadDocument(context, params)),
];
