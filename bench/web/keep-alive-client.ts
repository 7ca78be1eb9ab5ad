import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export const CLIENT =
  '16 connections kept alive over node:net, one request at a time on each, Accept-Encoding: br';

const CONNECTIONS = 16;
const END_OF_HEAD = '\r\n\r\n';

export type RequestTarget = { port: number; host: string; path: string };

function requestFor({ host, path }: RequestTarget): Buffer {
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: */*\r\nAccept-Encoding: br\r\n\r\n`);
}

async function opened({ port }: RequestTarget): Promise<Socket> {
  const socket = connect({ port, host: 'localhost', noDelay: true });
  await once(socket, 'connect');
  return socket;
}

/** Bytes of head and body. Throws unless the answer is a 200 in brotli, so that no other answer is counted. */
function lengthFromHead(head: string): number {
  const body = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? NaN);
  if (!head.startsWith('HTTP/1.1 200 ') || !/^content-encoding: br\b/im.test(head) || Number.isNaN(body)) {
    throw new Error(`Not a 200 in brotli with its length:\n${head}`);
  }
  return head.length + END_OF_HEAD.length + body;
}

/** The length of the first answer. All answers have the same length, so the client does not need to parse them. */
async function responseLength(target: RequestTarget): Promise<number> {
  const socket = await opened(target);
  socket.write(requestFor(target));
  let text = '';
  while (!text.includes(END_OF_HEAD)) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    text += chunk.toString('latin1');
  }
  socket.destroy();
  return lengthFromHead(text.slice(0, text.indexOf(END_OF_HEAD)));
}

/** Repeats a request on one connection until `isOver`; resolves to the number of complete answers. */
function repeatRequest(
  socket: Socket,
  request: Buffer,
  length: number,
  isOver: () => boolean,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let answers = 0;
  let received = 0;
  socket.on('data', (chunk) => {
    received += chunk.length;
    if (received < length) return;
    if (received > length) {
      reject(new Error('An answer was longer than the first.'));
      return;
    }
    answers += 1;
    received = 0;
    if (isOver()) {
      resolve(answers);
      return;
    }
    socket.write(request);
  });
  socket.on('error', reject);
  socket.on('end', () => reject(new Error('The server closed a connection.')));
  socket.write(request);
  return promise;
}

/** Counts complete answers over a number of milliseconds, with the actual duration in seconds. */
export async function countResponses(
  target: RequestTarget,
  milliseconds: number,
): Promise<{ answers: number; seconds: number }> {
  const length = await responseLength(target);
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => opened(target)));
  const request = requestFor(target);
  const started = performance.now();
  const isOver = (): boolean => performance.now() - started > milliseconds;
  const counts = await Promise.all(sockets.map((socket) => repeatRequest(socket, request, length, isOver)));
  const seconds = (performance.now() - started) / 1000;
  for (const socket of sockets) socket.destroy();
  return { answers: counts.reduce((sum, each) => sum + each, 0), seconds };
}
