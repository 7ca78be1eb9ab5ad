import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';

export interface Counted {
  /** The address of the database through the counter. */
  readonly url: string;
  /** Round trips so far: how often something was sent after an answer. */
  count(): number;
  stop(): void;
}

/** Passes on what a server and its database send, and counts round trips. Exact while one request is under way at a time. */
export async function countRoundTrips(databaseUrl: string): Promise<Counted> {
  const target = new URL(databaseUrl);
  let trips = 0;
  let isAnswered = true;
  const proxy = createServer((near) => {
    const far = connect({ port: Number(target.port), host: target.hostname, noDelay: true });
    near.setNoDelay(true);
    near.on('data', () => {
      if (isAnswered) trips += 1;
      isAnswered = false;
    });
    far.on('data', () => {
      isAnswered = true;
    });
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((proxy.address() as AddressInfo).port);
  return { url: url.href, count: () => trips, stop: () => void proxy.close() };
}
