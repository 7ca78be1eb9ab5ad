import { ProviderUnavailable } from '../provider-error.ts';
import type { FilePlace, FilesPort } from './port.ts';

interface Places {
  readonly database: FilesPort;
  /** Null where no object store is configured. */
  readonly s3: FilesPort | null;
}

/** Stores new files in one place, and reads each where its row says that it is. */
export function filesByPlace(place: FilePlace, places: Places): FilesPort {
  const at = (wanted: FilePlace): FilesPort => {
    const found = places[wanted];
    if (found) return found;
    throw new ProviderUnavailable('files', { why: `no settings for ${wanted}` });
  };
  const outside = places.s3 ?? places.database;
  return {
    put: async (key, sealed) => at(place).put(key, sealed),
    get: async (key, placed) => at(placed.storedIn).get(key, placed),
    delete: (key) => outside.delete(key),
    list: (folder, page) => outside.list(folder, page),
  };
}
