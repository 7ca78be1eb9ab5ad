import { beforeEach, describe, expect, test } from 'vitest';
import type { Email, EmailPort } from './port.ts';

export interface EmailWorld {
  readonly port: EmailPort;
  /** The delivered messages as text, one per message id: headers, bodies and attachment names in readable form. */
  delivered(): Promise<readonly string[]>;
}

export const AN_EMAIL: Email = {
  messageId: 'message-1',
  to: 'jane@borrower.example',
  from: 'Lendable <hello@lendable.example>',
  subject: 'Your signed agreement',
  text: 'Your agreement is attached.',
  html: '<p>Your agreement is attached, <b>Jane</b>.</p>',
  attachments: [
    {
      filename: 'agreement.pdf',
      contentType: 'application/pdf',
      base64: Buffer.from('%PDF-1.7').toString('base64'),
    },
  ],
};

/** The conformance suite for email adapters. */
export function describeEmail(name: string, open: () => Promise<EmailWorld>): void {
  describe(`${name} sends email`, () => {
    let world: EmailWorld;
    beforeEach(async () => {
      world = await open();
    });

    test('with its subject, both bodies and attachments', async () => {
      await world.port.send(AN_EMAIL);
      const [message = '', ...others] = await world.delivered();
      expect(others).toEqual([]);
      for (const part of [AN_EMAIL.to, AN_EMAIL.subject, AN_EMAIL.text, AN_EMAIL.html, 'agreement.pdf']) {
        expect(message).toContain(part);
      }
    });

    test('once per message id', async () => {
      await world.port.send(AN_EMAIL);
      await world.port.send(AN_EMAIL);
      expect(await world.delivered()).toHaveLength(1);
      await world.port.send({ ...AN_EMAIL, messageId: 'message-2' });
      expect(await world.delivered()).toHaveLength(2);
    });

    test('without attachments', async () => {
      const { attachments: _none, ...plain } = AN_EMAIL;
      await world.port.send(plain);
      expect(await world.delivered()).toHaveLength(1);
    });
  });
}
