import { createHash } from 'node:crypto';
import type { PlacedFile } from '@fairlead/providers/files/port';
import type { Providers } from '../../context.ts';
import type { Cipher } from '../../security/cipher.ts';
import type { TakenFile } from '../../uploads/read-upload.ts';

/** What files are encrypted and stored with. */
export interface FileStorage {
  readonly cipher: Cipher;
  readonly providers: Pick<Providers, 'files'>;
}

/** A file whose bytes are stored, or go into its row. */
export interface KeptFile extends Pick<TakenFile, 'contentType' | 'pages'> {
  readonly id: string;
  readonly placed: PlacedFile;
  readonly sha256: string;
}

/** What a row says of its bytes. */
export interface StoredFile {
  readonly id: string;
  readonly stored_in: PlacedFile['storedIn'];
  readonly file_encrypted: Uint8Array | null;
}

const FOLDER_LENGTH = 22;

const placeOf = (row: string) => ({ table: 'attachments', row, column: 'file_encrypted' });

/**
 * The folder of this deployment in a bucket. Another one with other keys has another, so that neither takes the files
 * of the other for its own.
 */
export function folderOfFiles(cipher: Cipher): string {
  return cipher.blindIndex('files', 'folder').slice(0, FOLDER_LENGTH).replaceAll('_', '-');
}

export const keyOfFile = (cipher: Cipher, id: string): string => `${folderOfFiles(cipher)}/${id}`;

/** Encrypts a file for its row and stores it, before the row is inserted. */
export async function keepFile(
  { cipher, providers }: FileStorage,
  id: string,
  { bytes, contentType, pages }: Omit<TakenFile, 'text'>,
): Promise<KeptFile> {
  const sealed = cipher.sealBytes(placeOf(id), bytes);
  const placed = await providers.files.put(keyOfFile(cipher, id), sealed);
  return { id, placed, sha256: createHash('sha256').update(bytes).digest('hex'), contentType, pages };
}

/** The bytes of a file, as they were sent or re-encoded. */
export async function openFile(
  { cipher, providers }: FileStorage,
  { id, stored_in, file_encrypted }: StoredFile,
): Promise<Uint8Array> {
  const placed = { storedIn: stored_in, bytes: file_encrypted };
  const sealed = await providers.files.get(keyOfFile(cipher, id), placed);
  if (sealed === null) throw new Error(`the bytes of file ${id} are missing`);
  return cipher.openBytes(placeOf(id), sealed);
}
