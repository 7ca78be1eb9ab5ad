import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { EICAR } from '../virus-scan/eicar.ts';

/** What it does instead of giving a verdict: answers something else, closes the connection, or says nothing more. */
export type ClamdTrouble = { readonly answer: string } | 'closed-connection' | 'silence';

export interface ClamdDouble {
  readonly host: string;
  readonly port: number;
  /** How many files came whole. */
  readonly scanned: () => number;
  /** What is sent from now on meets each of these in turn. */
  meets(...troubles: readonly ClamdTrouble[]): void;
  close(): Promise<void>;
}

const COMMAND = 'zINSTREAM\0';

/** The file in what was received so far; undefined until its end has come. */
function fileIn(received: Buffer): Buffer | undefined {
  const chunks: Buffer[] = [];
  let at = COMMAND.length;
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

/** ClamAV's daemon on a free port of this machine: the command INSTREAM, and one virus. */
export async function clamdDouble(troubles: readonly ClamdTrouble[] = []): Promise<ClamdDouble> {
  const next = [...troubles];
  const sockets = new Set<Socket>();
  let scanned = 0;

  const reply = (socket: Socket, file: Buffer): void => {
    const trouble = next.shift();
    if (trouble === 'silence') return;
    if (trouble === 'closed-connection') {
      socket.destroy();
      return;
    }
    const verdict = file.includes(EICAR) ? 'Eicar-Test-Signature FOUND' : 'OK';
    socket.end(trouble ? trouble.answer : `stream: ${verdict}\0`);
  };

  const server = createServer((socket) => {
    const parts: Buffer[] = [];
    sockets.add(socket);
    socket.on('data', (part) => {
      parts.push(Buffer.from(part));
      const file = fileIn(Buffer.concat(parts));
      if (!file) return;
      scanned += 1;
      reply(socket, file);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a server that listens on a port has one
  return {
    host: '127.0.0.1',
    port,
    scanned: () => scanned,
    meets: (...met) => void next.push(...met),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
