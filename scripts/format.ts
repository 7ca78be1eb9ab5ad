// npm run format: rewrites every file in the project's format.
import { become } from './commands.ts';

become('oxfmt', []);
