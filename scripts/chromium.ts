import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { run } from './commands.ts';

/** It draws no window of its own, so the tests take a third less time. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** A Chromium that is already here: CHROMIUM_PATH, then PATH and the usual folders. */
function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  return [...(given ? [given] : []), ...NAMES.flatMap(placesOf), ...APPLICATIONS].find((file) =>
    existsSync(file),
  );
}

function placesOf(name: string): string[] {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin'];
  return folders.map((folder) => path.join(folder, name));
}

/** In CI a full browser is not enough where the headless shell can be installed. */
const isEnough = (chromium: string): boolean =>
  !process.env.CI || process.env.CHROMIUM_PATH === chromium || path.basename(chromium) === HEADLESS_SHELL;

/**
 * What Playwright is to drive, as the environment of its process: an installed Chromium, else Debian's package
 * when we are root, else Playwright's own download (an empty environment).
 */
export async function chromiumEnvironment(): Promise<Record<string, string>> {
  const here = findChromium();
  const found = here !== undefined && isEnough(here) ? here : ((await installFromDebian()) ?? here);
  if (found !== undefined) return { CHROMIUM_PATH: found };
  const { code, output } = await run('playwright', ['install', 'chromium']);
  if (code !== 0) throw new Error(`No Chromium found, and none could be installed:\n${output}`);
  return {};
}

async function installFromDebian(): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  const install = (name: string) =>
    run('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-liberation'], { env });
  const { code } = await install(HEADLESS_SHELL);
  if (code !== 0) await install('chromium');
  return findChromium();
}
