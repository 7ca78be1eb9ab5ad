import {
  doubleServer,
  type Answer,
  type DoubleServer,
  type Reaction,
  type Received,
} from './double-server.ts';

export const TWILIO_ACCOUNT = {
  accountSid: `AC${'0123456789abcdef'.repeat(2)}`,
  authToken: 'fedcba9876543210fedcba9876543210',
} as const;

/**
 * Recipients with an outcome of their own, by Twilio's list for test credentials
 * (https://www.twilio.com/docs/iam/test-credentials).
 */
export const TWILIO_RECIPIENTS: Readonly<
  Record<string, { readonly code: number; readonly message: string }>
> = {
  '+15005550001': { code: 21211, message: 'is not a valid phone number' },
  '+15005550002': { code: 21612, message: 'cannot be reached from this sender' },
  '+15005550003': { code: 21408, message: 'is in a region without permission' },
  '+15005550004': { code: 21610, message: 'has unsubscribed' },
  '+15005550009': { code: 21614, message: 'is not a mobile number' },
};

export interface TwilioMessage {
  readonly to: string;
  readonly body: string;
  /** The number, name or messaging service that it came from. */
  readonly from: string;
}

/** What goes wrong with the next request; 'error-after-sending' sends the message and answers 500. */
export type TwilioTrouble =
  | Exclude<Reaction, Answer>
  | Answer
  | 'error-after-sending'
  | 'silence-after-sending';

export interface TwilioDouble extends Pick<DoubleServer, 'origin' | 'received' | 'close'> {
  /** Everything that was sent, oldest first. */
  readonly messages: readonly TwilioMessage[];
  /** The next request meets each of these in turn. */
  meets(...troubles: readonly TwilioTrouble[]): void;
}

const PATH = `/2010-04-01/Accounts/${TWILIO_ACCOUNT.accountSid}/Messages.json`;
const CREDENTIALS = Buffer.from(`${TWILIO_ACCOUNT.accountSid}:${TWILIO_ACCOUNT.authToken}`).toString(
  'base64',
);

const refusal = (status: number, code: number, message: string): Answer => ({
  status,
  body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
});

const BUSY = refusal(429, 20429, 'Too Many Requests');
const BROKEN = refusal(500, 20500, 'Internal Server Error');

interface Stored extends TwilioMessage {
  readonly createdAt: Date;
}

const shown = ({ to, from, body, createdAt }: Stored): object => ({
  sid: `SM${'0'.repeat(32)}`,
  account_sid: TWILIO_ACCOUNT.accountSid,
  direction: 'outbound-api',
  status: 'queued',
  to,
  from,
  body,
  date_created: createdAt.toUTCString(),
  date_sent: null,
  error_code: null,
});

/** Twilio's messages as its documentation has them: https://www.twilio.com/docs/messaging/api/message-resource. */
export async function twilioDouble(): Promise<TwilioDouble> {
  const stored: Stored[] = [];
  const troubles: TwilioTrouble[] = [];

  const create = ({ body }: Received): Answer => {
    const form = new URLSearchParams(body);
    const [to, text] = [form.get('To') ?? '', form.get('Body') ?? ''];
    const from = form.get('MessagingServiceSid') ?? form.get('From');
    if (from === null) return refusal(400, 21603, 'A "From" or a "MessagingServiceSid" is required');
    if (text === '') return refusal(400, 21602, 'Message body is required');
    const refused = TWILIO_RECIPIENTS[to];
    if (refused) return refusal(400, refused.code, `${to} ${refused.message}`);
    const message = { to, from, body: text, createdAt: new Date() };
    stored.push(message);
    return { status: 201, body: shown(message) };
  };

  const list = ({ url }: Received): Answer => {
    const to = url.searchParams.get('To');
    const found = stored.filter((message) => to === null || message.to === to).toReversed();
    return { status: 200, body: { messages: found.map(shown), page: 0, next_page_uri: null } };
  };

  const answerTo = (request: Received): Answer => {
    if (request.headers.authorization !== `Basic ${CREDENTIALS}`) return refusal(401, 20003, 'Authenticate');
    if (request.url.pathname !== PATH) return refusal(404, 20404, 'Not found');
    return request.method === 'POST' ? create(request) : list(request);
  };

  const server = await doubleServer((request) => {
    const trouble = troubles.shift();
    if (trouble === 'error-after-sending' || trouble === 'silence-after-sending') {
      answerTo(request);
      return trouble === 'error-after-sending' ? BROKEN : 'silence';
    }
    return trouble ?? answerTo(request);
  });

  return {
    origin: server.origin,
    received: server.received,
    close: () => server.close(),
    get messages() {
      return stored.map(({ to, from, body }) => ({ to, from, body }));
    },
    meets: (...met) => void troubles.push(...met),
  };
}

/** Answers that Twilio gives to any request. */
export const TWILIO_TROUBLES = { busy: BUSY, broken: BROKEN } as const;
