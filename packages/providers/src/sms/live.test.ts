import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  TWILIO_ACCOUNT,
  TWILIO_RECIPIENTS,
  TWILIO_TROUBLES,
  twilioDouble,
  type TwilioDouble,
} from '../double/twilio-double.ts';
import { openOutbound, type FinishedCall } from '../outbound/outbound.ts';
import { ProviderRejected, ProviderTimeout, ProviderUnavailable } from '../provider-error.ts';
import { A_TEXT, describeSms } from './conformance.ts';
import { twilioSms, type TwilioSettings } from './live.ts';
import { hasMessage } from './twilio-messages.ts';

const opened: TwilioDouble[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((twilio) => twilio.close()));
});

async function newWorld(settings: Partial<TwilioSettings> = {}) {
  const twilio = await twilioDouble();
  opened.push(twilio);
  const finished: FinishedCall[] = [];
  const outbound = openOutbound((call) => finished.push(call));
  const own = { ...TWILIO_ACCOUNT, sender: { from: '+15005550006' }, loopbackOrigin: twilio.origin };
  const port = twilioSms(outbound, { ...own, ...settings });
  const delivered = async () => twilio.messages.map(({ to, body }) => ({ to, text: body }));
  const outcomes = () => finished.map(({ operation, outcome }) => `${operation} ${outcome}`);
  return { twilio, port, delivered, outcomes };
}

const REPEATED = { ...A_TEXT, isRepeated: true };

describeSms('Twilio', newWorld);

describe('a message by Twilio', () => {
  test('comes from a number or name, or from a messaging service', async () => {
    const byNumber = await newWorld();
    await byNumber.port.send(A_TEXT);
    expect(byNumber.twilio.messages).toEqual([{ to: A_TEXT.to, from: '+15005550006', body: A_TEXT.text }]);
    const messagingServiceSid = `MG${'0'.repeat(32)}`;
    const byService = await newWorld({ sender: { messagingServiceSid } });
    await byService.port.send(A_TEXT);
    expect(byService.twilio.messages).toMatchObject([{ from: messagingServiceSid }]);
  });

  test('arrives letter for letter', async () => {
    const { port, delivered } = await newWorld();
    const text = 'Owed: £7,500 & more? 100% + "fees"; naïve – ok\nNew line';
    await port.send({ ...A_TEXT, text });
    expect(await delivered()).toEqual([{ to: A_TEXT.to, text }]);
  });

  test('is searched for only when it is repeated', async () => {
    const { port, outcomes } = await newWorld();
    await port.send(A_TEXT);
    expect(outcomes()).toEqual(['send ok']);
    await port.send(REPEATED);
    expect(outcomes()).toEqual(['send ok', 'search ok']);
  });

  test.each(['error-after-sending', 'closed-connection'] as const)(
    'may have been sent after %s, and a repetition sends it once',
    async (trouble) => {
      const { twilio, port, delivered } = await newWorld();
      twilio.meets(trouble);
      await expect(port.send(A_TEXT)).rejects.toBeInstanceOf(ProviderTimeout);
      await port.send(REPEATED);
      expect(await delivered()).toHaveLength(1);
    },
  );

  test('may have been sent when Twilio says nothing in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { twilio, port, delivered } = await newWorld();
      twilio.meets('silence-after-sending');
      const sending = port.send(A_TEXT).catch((error: unknown) => error);
      await vi.waitUntil(() => twilio.received.length > 0);
      vi.advanceTimersByTime(7_000);
      expect(await sending).toBeInstanceOf(ProviderTimeout);
      await port.send(REPEATED);
      expect(await delivered()).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([TWILIO_TROUBLES.busy, { status: 403, body: { code: 20403 } }, { status: 302 }])(
    'is not sent and can be sent again after status $status',
    async (trouble) => {
      const { twilio, port, delivered } = await newWorld();
      twilio.meets(trouble);
      await expect(port.send(A_TEXT)).rejects.toBeInstanceOf(ProviderUnavailable);
      expect(twilio.received).toHaveLength(1);
      await port.send(REPEATED);
      expect(await delivered()).toHaveLength(1);
    },
  );

  test('is not sent while Twilio cannot say whether it has it', async () => {
    const { twilio, port, delivered } = await newWorld();
    twilio.meets({ status: 200, body: '<html>' });
    await expect(port.send(REPEATED)).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(await delivered()).toEqual([]);
  });

  test('is not sent with a wrong token, which no error repeats', async () => {
    const { port, delivered } = await newWorld({ authToken: 'wrong-but-still-a-secret' });
    const error = await port.send(A_TEXT).catch((thrown: unknown) => thrown as Error);
    expect(error).toBeInstanceOf(ProviderUnavailable);
    expect(JSON.stringify([error, String(error)])).not.toContain('secret');
    expect(await delivered()).toEqual([]);
  });
});

describe('a message that Twilio refuses', () => {
  const REASONS: readonly (readonly [code: number, reason: string])[] = [
    [21211, 'invalid-number'],
    [21612, 'unroutable'],
    [21408, 'country-not-allowed'],
    [21610, 'opted-out'],
    [21614, 'not-a-mobile'],
  ];

  test.each(REASONS)('with code %i is rejected as %s', async (code, reason) => {
    const [to = ''] = Object.entries(TWILIO_RECIPIENTS).find(([, refused]) => refused.code === code) ?? [];
    const { port, outcomes } = await newWorld();
    const sending = port.send({ ...A_TEXT, to });
    await expect(sending).rejects.toBeInstanceOf(ProviderRejected);
    await expect(sending).rejects.toMatchObject({ reason });
    expect(outcomes()).toEqual(['send rejected']);
  });

  test('for another reason is rejected with the code, and without the text', async () => {
    const { port } = await newWorld();
    await expect(port.send({ ...A_TEXT, text: '' })).rejects.toThrow(/^sms: rejected \(code-21602\)$/);
  });
});

describe('Twilio’s list of messages', () => {
  const now = Date.parse('2026-11-20T10:00:00Z');
  const A_LISTED = {
    to: A_TEXT.to,
    body: A_TEXT.text,
    direction: 'outbound-api',
    date_created: 'Fri, 20 Nov 2026 09:00:00 +0000',
  };
  const isFound = (listed: object) => hasMessage({ messages: [null, listed] }, A_TEXT, now);

  test('has a message with the same number and text', () => expect(isFound(A_LISTED)).toBe(true));

  test.each([
    { to: '+447700900124' },
    { body: 'Another text' },
    { direction: 'inbound' },
    { date_created: 'Fri, 20 Nov 2026 07:59:59 +0000' },
    { date_created: null },
  ])('does not have one that differs in %j', (difference) => {
    expect(isFound({ ...A_LISTED, ...difference })).toBe(false);
  });

  test.each([null, [], {}, { messages: 'none' }])('cannot be %j', (answer) => {
    expect(() => hasMessage(answer, A_TEXT, now)).toThrow('malformed');
  });
});
