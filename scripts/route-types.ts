import { existsSync } from 'node:fs';
import { run } from './commands.ts';
import { inRoot } from './root.ts';

const WEB = 'packages/web';

/** Writes the types of the web's routes, which lint, types and unused code all read. */
export async function writeRouteTypes(): Promise<boolean> {
  if (!existsSync(inRoot(WEB, 'react-router.config.ts'))) return true;
  const { code, output } = await run('react-router', ['typegen'], { cwd: inRoot(WEB) });
  if (code !== 0) console.log(output);
  return code === 0;
}
