import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface LoopbackSmtp {
  readonly url: string;
  /** Everything between DATA and the closing full stop, as received. */
  readonly messages: readonly string[];
  close(): Promise<void>;
}

export interface LoopbackReplies {
  /** The reply to RCPT TO; 250 by default. */
  readonly recipient?: string;
}

const END_OF_DATA = '\r\n.\r\n';

/** A mail server on a free local port that stores its messages: enough SMTP (RFC 5321) for tests. */
export async function loopbackSmtp({ recipient = '250 ok' }: LoopbackReplies = {}): Promise<LoopbackSmtp> {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const replies: readonly (readonly [RegExp, string])[] = [
    [/^(EHLO|HELO|MAIL|RSET)/i, '250 ok'],
    [/^RCPT/i, recipient],
    [/^DATA/i, '354 send data'],
    [/^QUIT/i, '221 bye'],
  ];

  const serve = (socket: Socket): void => {
    let received = '';
    let isData = false;
    const reply = (line: string): unknown => socket.write(`${line}\r\n`);

    const takeMessage = (): boolean => {
      const end = received.indexOf(END_OF_DATA);
      if (end < 0) return false;
      messages.push(received.slice(0, end));
      received = received.slice(end + END_OF_DATA.length);
      isData = false;
      reply('250 accepted');
      return true;
    };
    const takeCommand = (): boolean => {
      const end = received.indexOf('\r\n');
      if (end < 0) return false;
      const line = received.slice(0, end);
      received = received.slice(end + 2);
      isData = /^DATA/i.test(line);
      reply(replies.find(([pattern]) => pattern.test(line))?.[1] ?? '500 unknown command');
      return true;
    };

    sockets.add(socket);
    reply('220 loopback');
    socket.on('data', (chunk) => {
      received += chunk.toString('utf8');
      while (isData ? takeMessage() : takeCommand());
    });
  };

  const server = createServer(serve);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
