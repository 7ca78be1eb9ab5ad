import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Folders } from './config.ts';

const pathFrom = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where things are when the settings do not say otherwise. */
export const FOLDERS: Folders = {
  dataFolder: pathFrom('../../../../.data'),
  webBundle: pathFrom('../../../web/build/server/index.js'),
};

/** Settings that the environment already has take precedence over those of the file. */
export function loadEnvFile(): void {
  const file = pathFrom('../../../../.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
