import { createHash } from 'node:crypto';
import type { RenderPdf } from '@fairlead/server/documents/render-document-set';

/** In place of a PDF that a test does not read: begins as one, and is another for other words. */
export const plainPdf: RenderPdf = (model, createdAt) => {
  const words = createHash('sha256')
    .update(JSON.stringify([model, createdAt]))
    .digest('hex');
  return Promise.resolve(Buffer.from(`%PDF-1.7\n% ${words}\n%%EOF\n`));
};
