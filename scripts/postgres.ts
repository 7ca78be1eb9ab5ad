import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { run } from './commands.ts';

export type PostgresServer = { url: string; stop(): Promise<void> };

const USER = 'fairlead';
const START_LIMIT_MS = 30_000;
const isRoot = process.getuid?.() === 0;

/** The folder with a PostgreSQL server's programs: on PATH, where pg_config says, or Debian's usual place. */
export function findPostgres(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  const config = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const told = config.status === 0 ? config.stdout.trim() : '';
  const debian = globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed();
  return [...onPath, told, ...debian].find(
    (folder) => folder !== '' && ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))),
  );
}

/** As findPostgres, after asking Debian's packages when there is none and we may. */
export async function findOrInstallPostgres(): Promise<string | undefined> {
  const found = findPostgres();
  if (found !== undefined || !isRoot || !process.env.CI) return found;
  await run('apt-get', ['update'], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  return findPostgres();
}

/** A temporary cluster on a free port, owned by a user that is not root; gone once stopped or this process ends. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-postgres-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  process.once('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  try {
    const owner = ownerOf(folder);
    makeCluster(programs, folder, owner);
    const port = await freePort();
    const server = spawn(
      path.join(programs, 'postgres'),
      ['-D', path.join(folder, 'data'), '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-F'],
      { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    process.prependOnceListener('exit', () => server.kill('SIGQUIT'));
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    await untilReady(server);
    return {
      url: `postgres://${USER}@127.0.0.1:${port}/postgres`,
      async stop() {
        server.kill('SIGINT');
        await ended;
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

type Owner = { uid?: number; gid?: number };

/** PostgreSQL refuses to run as root: the folder is given to the packages' own user, else to nobody. */
function ownerOf(folder: string): Owner {
  if (!isRoot) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim(),
    );
    if (!uid || !gid) continue;
    chownSync(folder, Number(uid), Number(gid));
    return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as.',
  );
}

function makeCluster(programs: string, folder: string, owner: Owner): void {
  const made = spawnSync(
    path.join(programs, 'initdb'),
    ['-D', path.join(folder, 'data'), '-U', USER, '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    { ...owner, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
}

function untilReady(server: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    const fail = (): void => reject(new Error(`PostgreSQL did not start: ${log}`));
    const limit = setTimeout(fail, START_LIMIT_MS);
    server.once('exit', fail);
    server.stderr?.on('data', (chunk: Buffer) => {
      if (log.length < 10_000) log += chunk.toString();
      if (!log.includes('ready to accept connections')) return;
      clearTimeout(limit);
      server.off('exit', fail);
      resolve();
    });
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
