import { strToU8, zipSync } from 'fflate';
import type { Borrower, RequestContext } from '../../context.ts';
import { sha256 } from '../../documents/render-document-set.ts';
import { readDocumentBytes } from '../../resources/document/document-store.ts';
import { evidenceText } from './evidence-text.ts';
import type { SignedSet } from './gather-evidence.ts';

/** Each file's name with its hash by the signature, and its bytes. */
interface SignedFile {
  readonly name: string;
  readonly hash: string;
  readonly bytes: Uint8Array;
}

/** @throws where the bytes are not those that were signed: they prove nothing. */
async function signedFiles(
  { db, cipher }: RequestContext<Borrower>,
  { evidence, set }: SignedSet,
): Promise<SignedFile[]> {
  const files: SignedFile[] = [];
  for (const { slug, htmlSha256, pdfSha256 } of evidence.documents) {
    for (const [format, hash] of [
      ['html', htmlSha256],
      ['pdf', pdfSha256],
    ] as const) {
      const bytes = await readDocumentBytes(db, cipher, set, slug, format);
      if (!bytes || sha256(Buffer.from(bytes)) !== hash)
        throw new Error(`the ${format} of ${slug} in set ${set.id} is not the one that was signed`);
      files.push({ name: `documents/${slug}.${format}`, hash, bytes });
    }
  }
  return files;
}

/** What was shown and signed as a ZIP: the documents, their hashes, and the record in words and as JSON. */
export async function evidenceFiles(
  context: RequestContext<Borrower>,
  signed: SignedSet,
): Promise<Uint8Array> {
  const files = await signedFiles(context, signed);
  return zipSync({
    'read-me-first.txt': strToU8(evidenceText(context.brand, signed.evidence)),
    'evidence.json': strToU8(JSON.stringify(signed.evidence, null, 2)),
    'sha256sums.txt': strToU8(files.map(({ name, hash }) => `${hash}  ${name}\n`).join('')),
    ...Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])),
  });
}
