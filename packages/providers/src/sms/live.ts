import { httpClient, type HttpAnswer } from '../outbound/http-client.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { ProviderRejected, ProviderUnavailable } from '../provider-error.ts';
import { PROVIDER_TIMEOUT_MS } from '../timeouts.ts';
import { randomCode } from './codes.ts';
import type { SmsPort, TextMessage } from './port.ts';
import { hasMessage } from './twilio-messages.ts';

export interface TwilioSettings {
  /** AC and 32 hexadecimal digits. */
  readonly accountSid: string;
  readonly authToken: string;
  /** A messaging service (MG and 32 hexadecimal digits), or a number or name to send from. */
  readonly sender: { readonly messagingServiceSid: string } | { readonly from: string };
  /** The origin of a double on this machine, for tests. */
  readonly loopbackOrigin?: string;
}

const HOST = 'api.twilio.com';

/** A search and a send together take no longer than the provider's timeout. */
const SEARCH_LIMIT_MS = 3_000;
const SEND_LIMIT_MS = PROVIDER_TIMEOUT_MS.sms - SEARCH_LIMIT_MS;

const BAD_REQUEST = 400;

/** Reasons that concern the recipient (https://www.twilio.com/docs/api/errors). */
const REFUSALS: Readonly<Record<string, string>> = {
  21610: 'opted-out',
  21211: 'invalid-number',
  21612: 'unroutable',
  21614: 'not-a-mobile',
  21408: 'country-not-allowed',
};

function codeIn({ text }: HttpAnswer): string {
  return /"code"\s*:\s*(\d{1,6})\b/.exec(text)?.[1] ?? 'unknown';
}

/** A status other than 400 is about our account, so the message can be sent once that is put right. */
function refuseUnlessAccepted(answer: HttpAnswer): void {
  if (answer.status < BAD_REQUEST) return;
  const code = codeIn(answer);
  const reason = REFUSALS[code];
  if (reason !== undefined) throw new ProviderRejected('sms', reason);
  if (answer.status === BAD_REQUEST) throw new ProviderRejected('sms', `code-${code}`);
  throw new ProviderUnavailable('sms', { why: `status ${answer.status}, code ${code}` });
}

const senderFields = (sender: TwilioSettings['sender']): Record<string, string> =>
  'from' in sender ? { From: sender.from } : { MessagingServiceSid: sender.messagingServiceSid };

/**
 * Text messages by Twilio (https://www.twilio.com/docs/messaging/api/message-resource).
 *
 * Twilio has no idempotency key: each accepted request sends a message, and a request that ends in a server error may
 * have sent one (https://www.twilio.com/docs/api/errors/20500). So nothing is retried here, and a repeated message is
 * first searched for in Twilio's list by number, text and time. That finds it unless Twilio changed the text (smart
 * encoding of a messaging service) or does not list it yet; the recipient then gets it twice.
 */
export function twilioSms(outbound: Outbound, settings: TwilioSettings): SmsPort {
  const { accountSid, authToken, sender, loopbackOrigin } = settings;
  const client = httpClient(outbound, { provider: 'sms', hosts: [HOST], loopbackOrigin });
  const messages = `${loopbackOrigin ?? `https://${HOST}`}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  const headers = { authorization: `Basic ${credentials}` };

  const wasSent = ({ to, text }: TextMessage): Promise<boolean> =>
    client.send(
      {
        operation: 'search',
        method: 'GET',
        url: `${messages}?${new URLSearchParams({ To: to, PageSize: '50' }).toString()}`,
        headers,
        isIdempotent: true,
        timeoutMs: SEARCH_LIMIT_MS,
      },
      (answer) => {
        refuseUnlessAccepted(answer);
        return hasMessage(answer.json(), { to, text }, Date.now());
      },
    );

  return {
    async send(message) {
      if (message.isRepeated && (await wasSent(message))) return;
      const body = new URLSearchParams({ To: message.to, ...senderFields(sender), Body: message.text });
      const request = { operation: 'send', method: 'POST', url: messages, headers, body } as const;
      await client.send({ ...request, isIdempotent: false, timeoutMs: SEND_LIMIT_MS }, refuseUnlessAccepted);
    },

    codeFor: async () => randomCode(),
  };
}
