import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { inRoot } from '../scripts/root.ts';

/** Writes a table to docs/benchmarks, under its title, with the date, the command and the machine. */
export function saveTable(name: string, title: string, command: string, table: string): void {
  const day = new Date().toISOString().slice(0, 10);
  const [processor] = cpus();
  const machine = `${availableParallelism()} cores of ${processor?.model ?? 'an unknown processor'}, Node ${process.version}`;
  const file = inRoot('docs', 'benchmarks', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `# ${title}\n\nMeasured on ${day} by \`${command}\`. ${machine}.\n\n${table}\n`);
}
