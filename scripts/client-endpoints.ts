// npm run client-endpoints: writes what the browser needs of the contract, after a change of it.
import { become } from './commands.ts';

become('node', ['packages/contract/scripts/write-client-endpoints.ts', ...process.argv.slice(2)]);
