import { beforeEach, describe, expect, test } from 'vitest';
import type { SmsPort, TextMessage } from './port.ts';

export interface SmsWorld {
  readonly port: SmsPort;
  /** The delivered messages, one per id. */
  delivered(): Promise<readonly Pick<TextMessage, 'to' | 'text'>[]>;
}

export const A_TEXT: TextMessage = {
  messageId: 'text-1',
  to: '+447700900123',
  text: 'Your code is 123456. Do not share it.',
  isRepeated: false,
};

/** The conformance suite for SMS adapters. */
export function describeSms(name: string, open: () => Promise<SmsWorld>): void {
  describe(`${name} sends text messages`, () => {
    let world: SmsWorld;
    beforeEach(async () => {
      world = await open();
    });

    test('once per message id', async () => {
      await world.port.send(A_TEXT);
      await world.port.send({ ...A_TEXT, isRepeated: true });
      await world.port.send({ ...A_TEXT, messageId: 'text-2', text: 'Second' });
      const arrived = await world.delivered();
      expect(arrived.map(({ to, text }) => `${to} ${text}`).sort()).toEqual([
        `${A_TEXT.to} Second`,
        `${A_TEXT.to} ${A_TEXT.text}`,
      ]);
    });

    test('and gives six-digit codes that last ten minutes, without sending anything', async () => {
      const { code, expiresInMs } = await world.port.codeFor('+447700900123');
      expect(code).toMatch(/^\d{6}$/);
      expect(expiresInMs).toBe(600_000);
      expect(await world.delivered()).toEqual([]);
    });
  });
}
