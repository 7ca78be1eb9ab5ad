import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

/** A process start on a machine that is busy with other tests. */
const STARTS_MS = 180_000;

/** Settings of a process that serves pages in production, which needs no database. */
const PAGES_ONLY = { ROLES: 'web', FAIRLEAD_ENV: 'production', TRUSTED_PROXIES: '1', DRAIN_SECONDS: '0' };

/** What a process imports to find out that the library which plays the identity provider is not installed. */
const WITHOUT_OIDC_PROVIDER = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve: (specifier, context, next) => {
      if (specifier === 'oidc-provider') throw new Error('not installed');
      return next(specifier, context);
    },
  });
`)}`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairlead-main-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

function start(settings: Record<string, string>): Started {
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_FOLDER: folder,
    DATABASE_URL: '',
    ...settings,
  };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { child, output: () => output, ended };
}

async function addressOf({ child, output }: Started): Promise<string> {
  for (;;) {
    const found = /(?:Sandbox|Landing page)\s+(http:\/\/[^/\s]+)\//.exec(output())?.[1];
    if (found !== undefined) return found;
    if (child.exitCode !== null) throw new Error(output());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('the server process', { timeout: STARTS_MS }, () => {
  test('says where to go, keeps its data, and ends in order on SIGTERM', async () => {
    for (const _start of ['first', 'second']) {
      const server = start({});
      const address = await addressOf(server);
      expect(server.output()).toContain('/docs');
      expect(server.output()).toMatch(/Asda loans +http:\/\/asda\.localhost:[1-9]\d+\/\n/);
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
      expect((await fetch(`${address}/v2/employment-statuses`)).status).toBe(200);
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
    }
  });

  test('tells a second one on the same folder who has it', async () => {
    const first = start({});
    await addressOf(first);
    const second = start({});
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`in use by process ${first.child.pid}`);
    first.child.kill('SIGKILL');
    await first.ended;
    const third = start({});
    await addressOf(third);
    third.child.kill('SIGTERM');
    expect(await third.ended).toBe(0);
  });

  test('without the development dependencies serves everything but the staff sign-on, and says so', async () => {
    const server = start({ NODE_OPTIONS: `--import=${WITHOUT_OIDC_PROVIDER}` });
    const address = await addressOf(server);
    expect(server.output()).toContain('Staff sign-in needs an identity provider');
    expect(server.output()).toMatch(/Sandbox +http/);
    expect(server.output()).not.toMatch(/Staff +http/);
    expect((await fetch(`${address}/v2/employment-statuses`)).status).toBe(200);
    server.child.kill('SIGKILL');
    await server.ended;
  });

  test('with settings that do not fit does not start, and says all that is wrong', async () => {
    const server = start({ PORT: 'http', ROLES: 'api', FAIRLEAD_ENV: 'production' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('PORT must be');
    expect(server.output()).toContain('sandbox providers');
    expect(server.output()).not.toContain('    at ');
  });

  test('on a host that does not exist does not start, and names the settings to check', async () => {
    const server = start({ ...PAGES_ONLY, HOST: 'unknown.invalid' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('cannot listen on HOST and PORT: check both');
    expect(server.output()).not.toMatch(/database/i);
  });

  test('on a port that another program uses does not start, and says so', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    // a server that listens on a port has an address with a port
    const { port } = other.address() as AddressInfo;
    const server = start({ ...PAGES_ONLY, PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('The port is in use by another program');
    other.close();
  });

  test('serves pages alone in production without database, secrets or providers', async () => {
    const server = start({ ...PAGES_ONLY, DATA_FOLDER: join(folder, 'unused') });
    const address = await addressOf(server);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect((await fetch(`${address}/v2/employment-statuses`)).status).not.toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});
