/** Where the bytes of a file are. Every row of a file says it, so it is readable whichever place new files go to. */
export type FilePlace = 'database' | 's3';

export interface PlacedFile {
  readonly storedIn: FilePlace;
  /** What the row stores: the bytes themselves, or nothing where they are elsewhere. */
  readonly bytes: Uint8Array | null;
}

export interface ListedFile {
  readonly key: string;
  /** When it was last stored, by the store's own clock. */
  readonly storedAt: Date;
}

export interface FilesPage {
  readonly files: readonly ListedFile[];
  /** Asks for the page after this one; null at the end. */
  readonly next: string | null;
}

/**
 * Stores the bytes of files. It gets them encrypted and bound to their row, and never sees anything else. A key is a
 * folder and a random id, in letters, digits, slashes and hyphens: it says nothing about a person. Every call has the
 * same effect however often it is made. Each throws `ProviderUnavailable` and `ProviderTimeout`, after 20 s.
 */
export interface FilesPort {
  /** Stores bytes under a key, before the row that names it commits, and says what the row stores. */
  put(key: string, sealed: Uint8Array): Promise<PlacedFile>;
  /** The bytes of a file by its key and its row; null where there are none. */
  get(key: string, placed: PlacedFile): Promise<Uint8Array | null>;
  /** Deletes what is stored outside of rows under a key, if anything is. */
  delete(key: string): Promise<void>;
  /** What is stored outside of rows in a folder, a page at a time. */
  list(folder: string, page: string | null): Promise<FilesPage>;
}
