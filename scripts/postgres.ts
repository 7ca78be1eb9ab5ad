import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, realpathSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { run } from './commands.ts';
import { freePort } from './server-process.ts';

export type PostgresServer = {
  url: string;
  /** The folder with its programs. */
  programs: string;
  /** Ends every connection and the server, as an administrator would. */
  halt(): void;
  /** Starts it again, on the same port with the same data. */
  resume(): void;
  stop(): void;
};

const USER = 'fairlead';
const isRoot = process.getuid?.() === 0;

/** The folder with a PostgreSQL server's programs: on PATH, where pg_config says, or Debian's usual place. */
export function findPostgres(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  const config = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const given = config.status === 0 ? config.stdout.trim() : '';
  const debian = globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed();
  const found = [...onPath, given, ...debian].find(
    (folder) => folder !== '' && ['initdb', 'pg_ctl'].every((name) => existsSync(path.join(folder, name))),
  );
  // A folder on PATH may have links to some of them only.
  return found && path.dirname(realpathSync(path.join(found, 'pg_ctl')));
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

/** A folder in memory, where a database is made in a tenth of the time that it takes on a disk. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 * 1024 ** 3;

/** The folder in memory where it has room for the databases of tests, which nothing has to outlive. */
function memoryOrDisk(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir();
}

/**
 * A temporary cluster on a free port, owned by a user that is not root; gone once stopped or this process ends. Its
 * data are in memory if they fit, unless `parent` names another folder.
 */
export async function startPostgres(programs: string, parent = memoryOrDisk()): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(parent, 'fairlead-postgres-'));
  const data = path.join(folder, 'data');
  const owner = ownerOf(folder);
  const program = (name: string, ...args: string[]) =>
    spawnSync(path.join(programs, name), args, { ...owner, cwd: folder, encoding: 'utf8' });
  const insist = (name: string, ...args: string[]): void => {
    const { status, stdout, stderr } = program(name, ...args);
    if (status !== 0) throw new Error(`${name} failed: ${stdout}${stderr}`);
  };
  const stop = (): void => {
    program('pg_ctl', 'stop', '-D', data, '-m', 'immediate');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

  const port = await freePort();
  insist('initdb', '-D', data, '-U', USER, '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C');
  const settings = `-p ${port} -k ${folder} -h 127.0.0.1 -F`;
  const start = (): void =>
    insist('pg_ctl', 'start', '-D', data, '-w', '-l', path.join(folder, 'log'), '-o', settings);
  start();
  return {
    url: `postgres://${USER}@127.0.0.1:${port}/postgres`,
    programs,
    halt: () => insist('pg_ctl', 'stop', '-D', data, '-w', '-m', 'fast'),
    resume: start,
    stop() {
      process.off('exit', stop);
      stop();
    },
  };
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
