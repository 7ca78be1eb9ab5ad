import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export const CONNECTIONS = 8;

const HEAD_END = '\r\n\r\n';

/** What a client saw of one run. */
export interface Measured {
  readonly perSecond: number;
  /** Milliseconds from a request to the last byte of its answer. */
  readonly p50: number;
  readonly p99: number;
}

/** A GET request as bytes, for a connection that is kept alive. */
export function requestBytes(path: string, token?: string): Buffer {
  const authorization = token === undefined ? '' : `Authorization: Bearer ${token}\r\n`;
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: */*\r\n${authorization}\r\n`);
}

async function opened(port: number): Promise<Socket> {
  const socket = connect({ port, host: 'localhost', noDelay: true });
  await once(socket, 'connect');
  return socket;
}

interface Head {
  /** Of the whole answer. */
  readonly length: number;
  /** The server ends the connection after this answer: it serves so many requests on each. */
  readonly isLast: boolean;
}

/** Undefined until the head has come. Throws unless it is a 200 that says its length. */
function headOf(received: Buffer): Head | undefined {
  const end = received.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  const body = /^content-length: (\d+)/im.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200 ') || body === undefined) {
    throw new Error(`Not a 200 with its length:\n${received.toString()}`);
  }
  return { length: end + HEAD_END.length + Number(body), isLast: /^connection: close$/im.test(head) };
}

interface Answer {
  readonly bytes: Buffer;
  readonly isLast: boolean;
}

/** Sends one request and resolves to its whole answer. */
async function answerOn(socket: Socket, request: Buffer): Promise<Answer> {
  socket.write(request);
  let bytes: Buffer = Buffer.alloc(0);
  let head: Head | undefined;
  while (head === undefined || bytes.length < head.length) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
    head ??= headOf(bytes);
  }
  if (bytes.length > head.length) throw new Error('More came than was asked for.');
  return { bytes, isLast: head.isLast };
}

/** One answer, head and body. */
export async function answerTo(port: number, request: Buffer): Promise<{ head: string; body: Buffer }> {
  const socket = await opened(port);
  const { bytes } = await answerOn(socket, request);
  socket.destroy();
  const end = bytes.indexOf(HEAD_END);
  return { head: bytes.toString('latin1', 0, end), body: bytes.subarray(end + HEAD_END.length) };
}

/** When a run ends: after so many milliseconds, and not before so many calls. */
export interface RunLength {
  readonly milliseconds: number;
  readonly calls?: number;
}

/** `work` again and again, by so many at a time, each call timed. */
export async function timed(
  workers: number,
  { milliseconds, calls = 0 }: RunLength,
  work: (worker: number) => Promise<void>,
): Promise<Measured> {
  const took: number[] = [];
  const startedAt = performance.now();
  const untilOver = async (worker: number): Promise<void> => {
    for (;;) {
      const from = performance.now();
      if (from - startedAt > milliseconds && took.length >= calls) return;
      await work(worker);
      took.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => untilOver(worker)));
  const seconds = (performance.now() - startedAt) / 1000;
  took.sort((a, b) => a - b);
  const at = (share: number): number => took[Math.floor(share * (took.length - 1))] ?? NaN;
  return { perSecond: took.length / seconds, p50: at(0.5), p99: at(0.99) };
}

/** The requests in turn, over connections that are kept alive, one request at a time on each. */
export async function measureRequests(
  port: number,
  requests: readonly Buffer[],
  length: RunLength,
): Promise<Measured> {
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => opened(port)));
  let next = 0;
  const measured = await timed(CONNECTIONS, length, async (worker) => {
    const [socket, request] = [sockets[worker], requests[next % requests.length]];
    if (!socket || !request) throw new Error('There is nothing to ask.');
    next += 1;
    const { isLast } = await answerOn(socket, request);
    if (!isLast) return;
    socket.destroy();
    sockets[worker] = await opened(port);
  });
  for (const socket of sockets) socket.destroy();
  return measured;
}
