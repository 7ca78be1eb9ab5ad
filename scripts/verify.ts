// npm run verify: replays every loan's history and compares it with what is stored.
import { become } from './commands.ts';

become('node', ['packages/server/src/verify.ts', ...process.argv.slice(2)]);
