// npm run explain-decision -- <application id>: makes every decision on an application again and prints why.
import { become } from './commands.ts';

become('node', ['packages/server/src/explain-decision.ts', ...process.argv.slice(2)]);
