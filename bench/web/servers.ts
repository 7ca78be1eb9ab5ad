import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { TEST_SECRETS } from '@fairlead/testing/test-config';
import { freePort, startServerProcess } from '../../scripts/server-process.ts';

export type Running = { port: number; stop: () => Promise<void> };
export type Product = Running & { pid: number };

/** Runs `use` with a server from `start` and stops the server afterwards, even after an error. */
export async function withServer<R extends Running, T>(
  start: () => Promise<R>,
  use: (running: R) => Promise<T>,
): Promise<T> {
  const running = await start();
  try {
    return await use(running);
  } finally {
    await running.stop();
  }
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * The built product in its own process, as production serves its pages. It needs no provider or database; the
 * addresses in its pages are each brand's own https addresses.
 */
export async function startProduct(
  settings: Record<string, string> = {},
  { yields = false } = {},
): Promise<Product> {
  const port = await freePort();
  const env = {
    FAIRLEAD_ENV: 'production',
    NODE_ENV: 'production',
    ROLES: 'web',
    HOST: 'localhost',
    TRUSTED_PROXIES: '1',
  };
  const server = await startServerProcess({
    env: { PATH: process.env.PATH, TZ: 'UTC', LOG_LEVEL: 'warn', ...env, PORT: String(port), ...settings },
    isReady: async () => ((await isReady(port)) ? true : undefined),
    onOutput: (text) => process.stderr.write(text),
    yields,
  });
  return { port, pid: server.pid, stop: () => server.end('SIGTERM') };
}

/**
 * The product as a sandbox, with its API and an embedded database in the folder. The browser that is measured comes first:
 * a phone does not share its processors with the server.
 */
export const startSandbox = (folder: string): Promise<Product> =>
  startProduct(
    {
      ...{ FAIRLEAD_ENV: 'sandbox', ROLES: '', DATA_FOLDER: folder, RATE_LIMIT_MULTIPLIER: '1000' },
      ...TEST_SECRETS,
    },
    { yields: true },
  );

const BASELINE_PAGE = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>Static baseline page</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="The minimum for a page: text and one style sheet.">
<link rel="stylesheet" href="/baseline.css">
<link rel="icon" href="data:,">
</head>
<body>
<main>
<h1>Static baseline page</h1>
<p>${'Text of a static page with one style sheet and nothing else, to compare with others. '.repeat(12)}</p>
<p><a href="/">Reload</a></p>
</main>
</body>
</html>
`;

const BASELINE_STYLES = `body { font-family: system-ui, sans-serif; line-height: 1.5; margin: 0 }
main { margin: 0 auto; max-width: 40rem; padding: 1rem }
`;

/** The fastest page possible on this machine: a static page with one style sheet. */
export async function startBaseline(): Promise<Running> {
  const files: Readonly<Record<string, [type: string, body: Buffer]>> = {
    '/': ['text/html; charset=utf-8', brotliCompressSync(BASELINE_PAGE)],
    '/baseline.css': ['text/css', brotliCompressSync(BASELINE_STYLES)],
  };
  const server = createServer(({ url = '/' }, answer) => {
    const [type, body] = files[url] ?? [];
    if (!type) return answer.writeHead(404).end();
    return answer.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' }).end(body);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { port: (server.address() as AddressInfo).port, stop };
}
