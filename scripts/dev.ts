// npm run dev: the web with hot reload, and the server started again at every change.
import { spawn } from 'node:child_process';
import { ROOT } from './root.ts';

const PROGRAMS = [['--watch', 'packages/server/src/main.ts'], ['packages/web/scripts/dev.ts']] as const;

const running = PROGRAMS.map((args) => spawn('node', [...args], { cwd: ROOT, stdio: 'inherit' }));

function stopAll(): void {
  for (const child of running) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopAll);
for (const child of running) child.on('exit', stopAll);
