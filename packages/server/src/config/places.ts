import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Folders } from './config.ts';

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where things are when the settings do not say otherwise. */
export const FOLDERS: Folders = {
  dataFolder: beside('../../../../.data'),
  webBundle: beside('../../../web/build/server/index.js'),
};

/** Settings that the environment already has stand before those of the file. */
export function loadEnvFile(): void {
  const file = beside('../../../../.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
