// npm run build: checks every brand and builds the web.
import { become } from './commands.ts';

become('node', ['packages/web/scripts/build.ts']);
