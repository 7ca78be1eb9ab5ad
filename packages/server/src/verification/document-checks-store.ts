import type { Db } from '../database/database.ts';
import { sha256 } from '../documents/render-document-set.ts';
import type { Cipher } from '../security/cipher.ts';

const PAGE = 20;

const FORMATS = ['html', 'pdf'] as const;

async function listDocumentsAfter(db: Db, after: string | null) {
  const page = db
    .selectFrom('documents')
    .select(['id', 'html_encrypted', 'pdf_encrypted', 'html_sha256', 'pdf_sha256'])
    .orderBy('id')
    .limit(PAGE);
  return (after === null ? page : page.where('id', '>', after)).execute();
}

/** The digest of what is inside; null when it does not open as what was stored here. */
function digestInside(cipher: Cipher, id: string, format: string, bytes: Uint8Array): string | null {
  try {
    const plain = cipher.openBytes({ table: 'documents', row: id, column: `${format}_encrypted` }, bytes);
    return sha256(Buffer.from(plain));
  } catch {
    return null;
  }
}

/** Documents whose bytes are not those that were stored. */
export async function differencesOfDocuments(db: Db, cipher: Cipher): Promise<string[]> {
  const differences: string[] = [];
  for (let after: string | null = null; ;) {
    const page = await listDocumentsAfter(db, after);
    for (const row of page) {
      for (const format of FORMATS) {
        const digest = digestInside(cipher, row.id, format, row[`${format}_encrypted`]);
        if (digest === null) differences.push(`the ${format} of document ${row.id} cannot be opened`);
        else if (digest !== row[`${format}_sha256`])
          differences.push(`the ${format} of document ${row.id} has the digest ${digest}`);
      }
    }
    after = page.at(-1)?.id ?? null;
    if (page.length < PAGE) return differences;
  }
}
