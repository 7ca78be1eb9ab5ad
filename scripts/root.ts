import path from 'node:path';

/** The folder of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '..');

/** An absolute path below the repository's folder. */
export const inRoot = (...parts: string[]): string => path.join(ROOT, ...parts);
