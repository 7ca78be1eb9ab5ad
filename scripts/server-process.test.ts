import { createServer } from 'node:net';
import { once } from 'node:events';
import process from 'node:process';
import { expect, test } from 'vitest';
import { freePort, startServerProcess } from './server-process.ts';

test('a server that ends before it is ready is reported with its exit code and what it printed', async () => {
  const env = { ...process.env, LOG_LEVEL: 'loud' };
  const started = startServerProcess({ env, isReady: () => undefined });
  await expect(started).rejects.toThrow(/exit code 1, signal null\.\n[\s\S]*LOG_LEVEL must be one of/);
});

test('a free port is below those of outgoing connections, and can be listened on', async () => {
  const port = await freePort();
  expect(port).toBeLessThan(32_768);
  const server = createServer().listen(port, 'localhost');
  await once(server, 'listening');
  server.close();
});
