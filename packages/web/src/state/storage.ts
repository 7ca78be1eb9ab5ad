/** Storage that may be full, blocked or written by an older version; in those cases it reads as empty. */
function readJson(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function writeJson(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // In private browsing the application works without it.
  }
}

/** For this tab, until it is closed. */
export const tabStorage = {
  read: (key: string): unknown => readJson(sessionStorage, key),
  write: (key: string, value: unknown): void => writeJson(sessionStorage, key, value),
  remove: (key: string): void => sessionStorage.removeItem(key),
};

/** For this browser. Only what `/cookies` lists as needed or chosen. */
export const browserStorage = {
  read: (key: string): unknown => readJson(localStorage, key),
  write: (key: string, value: unknown): void => writeJson(localStorage, key, value),
};
