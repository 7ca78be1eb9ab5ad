// npm run bench -- <name> [arguments]: runs bench/<name>.ts; without a name, says which there are.
import { globSync } from 'node:fs';
import path from 'node:path';
import { become } from './commands.ts';
import { inRoot } from './root.ts';

const [name, ...args] = process.argv.slice(2);
const names = globSync('*.ts', { cwd: inRoot('bench') }).map((file) => path.basename(file, '.ts'));

if (name !== undefined && names.includes(name)) {
  become('node', [`bench/${name}.ts`, ...args]);
} else {
  console.error(`Usage: npm run bench -- <name>, one of: ${names.toSorted().join(', ')}`);
  process.exitCode = 1;
}
