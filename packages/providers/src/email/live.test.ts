import { afterEach, describe, expect, test } from 'vitest';
import { openOutbound, type FinishedCall } from '../outbound/outbound.ts';
import { ProviderRejected, ProviderUnavailable } from '../provider-error.ts';
import { AN_EMAIL, describeEmail } from './conformance.ts';
import { smtpEmail } from './live.ts';
import { loopbackSmtp, type LoopbackReplies, type LoopbackSmtp } from '../testing/loopback-smtp.ts';

const opened: LoopbackSmtp[] = [];
const outbound = () => openOutbound(() => undefined);

afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()));
});

async function newServer(replies?: LoopbackReplies): Promise<LoopbackSmtp> {
  const server = await loopbackSmtp(replies);
  opened.push(server);
  return server;
}

const idOf = (message: string): string => /^Message-ID: (.+)$/im.exec(message)?.[1]?.trim() ?? '';

describeEmail('SMTP', async () => {
  const server = await newServer();
  return {
    port: smtpEmail(outbound(), { url: server.url, requiresTls: false }),
    delivered: async () => [...new Map(server.messages.map((message) => [idOf(message), message])).values()],
  };
});

describe('SMTP', () => {
  test('builds the Message-ID from the message id and the sender’s domain', async () => {
    const server = await newServer();
    await smtpEmail(outbound(), { url: server.url, requiresTls: false }).send(AN_EMAIL);
    expect(server.messages.map(idOf)).toEqual(['<message-1@lendable.example>']);
  });

  test('allows no header injection through the subject', async () => {
    const server = await newServer();
    const subject = 'Hello\r\nBcc: other@borrower.example';
    await smtpEmail(outbound(), { url: server.url, requiresTls: false }).send({ ...AN_EMAIL, subject });
    expect(server.messages[0]).not.toMatch(/^Bcc:/m);
  });

  test.each([
    ['450 try later', ProviderUnavailable, {}],
    ['550 no such mailbox', ProviderRejected, { reason: 'address-refused' }],
  ])('%s', async (recipient, error, details) => {
    const server = await newServer({ recipient });
    const sending = smtpEmail(outbound(), { url: server.url, requiresTls: false }).send(AN_EMAIL);
    await expect(sending).rejects.toBeInstanceOf(error);
    await expect(sending).rejects.toMatchObject(details);
  });

  test('is unavailable when the server is down', async () => {
    const server = await newServer();
    await server.close();
    opened.pop();
    const sending = smtpEmail(outbound(), { url: server.url, requiresTls: false }).send(AN_EMAIL);
    await expect(sending).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  test('sends nothing to a server without TLS when TLS is required', async () => {
    const server = await newServer();
    const sending = smtpEmail(outbound(), { url: server.url, requiresTls: true }).send(AN_EMAIL);
    await expect(sending).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(server.messages).toEqual([]);
  });

  test('is not asked for a while after five failures in a row', async () => {
    const server = await newServer({ recipient: '450 try later' });
    const finished: FinishedCall[] = [];
    const port = smtpEmail(
      openOutbound((call) => finished.push(call)),
      { url: server.url, requiresTls: false },
    );
    for (let sent = 0; sent < 5; sent += 1) await port.send(AN_EMAIL).catch(() => undefined);
    await expect(port.send(AN_EMAIL)).rejects.toThrow('email: unavailable (breaker open)');
    expect(finished.map(({ operation, outcome }) => `${operation} ${outcome}`)).toEqual([
      ...Array<string>(5).fill('send unavailable'),
      'send breaker-open',
    ]);
  });
});
