import type { AppServices } from '../../context.ts';
import { folderOfFiles } from '../requirement/attachment-files.ts';
import { listStoredOutside } from '../requirement/attachment-store.ts';

const DAY_MS = 86_400_000;

/** A file is stored before its row commits. A day later there is a row, or there never will be. */
const ORPHANED_AFTER_MS = DAY_MS;

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Deletes what is stored outside of the database and has no row: its row was erased, or was never inserted. */
export async function deleteOrphanedFiles({ db, cipher, providers, wallNow }: AppServices): Promise<void> {
  const { files } = providers;
  const folder = folderOfFiles(cipher);
  const before = wallNow().getTime() - ORPHANED_AFTER_MS;
  let page: string | null = null;
  do {
    const listed = await files.list(folder, page);
    const ids = listed.files
      .filter(({ storedAt }) => storedAt.getTime() < before)
      .map(({ key }) => key.slice(folder.length + 1))
      .filter((id) => ID.test(id));
    const known = new Set(await listStoredOutside(db, ids));
    for (const id of ids.filter((each) => !known.has(each))) await files.delete(`${folder}/${id}`);
    page = listed.next;
  } while (page !== null);
}
