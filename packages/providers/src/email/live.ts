import { createTransport } from 'nodemailer';
import type { Outbound } from '../outbound/outbound.ts';
import { ProviderRejected, ProviderUnavailable } from '../provider-error.ts';
import { PROVIDER_TIMEOUT_MS } from '../timeouts.ts';
import type { Email, EmailPort } from './port.ts';

export interface SmtpSettings {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the start. */
  readonly url: string;
  /** Refuses a server without TLS. */
  readonly requiresTls: boolean;
}

interface SmtpFailure {
  readonly code?: string;
  readonly responseCode?: number;
}

const FIRST_PERMANENT_REPLY = 500;

/**
 * Permanent refusals of a message by the mail server; other failures (connection, sign-in) are not about the message.
 */
const REFUSALS: Readonly<Record<string, string>> = {
  EENVELOPE: 'address-refused',
  EMESSAGE: 'message-refused',
};

/** The domain in the From address: `brand.example` for `Fairlead <hello@brand.example>`. */
const domainOf = (from: string): string => /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

/** Stays the same when a message is sent again, so that mail servers and readers recognise the repetition. */
const messageIdHeader = ({ messageId, from }: Email): string => `<${messageId}@${domainOf(from)}>`;

function asProviderError(failure: unknown): ProviderRejected | ProviderUnavailable {
  const { code = '', responseCode = FIRST_PERMANENT_REPLY } = failure as SmtpFailure;
  const refusal = responseCode >= FIRST_PERMANENT_REPLY ? REFUSALS[code] : undefined;
  return refusal === undefined
    ? new ProviderUnavailable('email', { cause: failure })
    : new ProviderRejected('email', refusal);
}

/** Email over SMTP. A 4xx reply or no connection is `ProviderUnavailable`, a 5xx reply `ProviderRejected`. */
export function smtpEmail(outbound: Outbound, { url, requiresTls }: SmtpSettings): EmailPort {
  const timeoutMs = PROVIDER_TIMEOUT_MS.email;
  const transport = createTransport({
    url,
    requireTLS: requiresTls,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  const deliver = async (email: Email): Promise<void> => {
    const { to, from, subject, text, html, attachments = [] } = email;
    try {
      await transport.sendMail({
        messageId: messageIdHeader(email),
        to,
        from,
        subject,
        text,
        html,
        attachments: attachments.map(({ filename, contentType, base64 }) => ({
          filename,
          contentType,
          content: base64,
          encoding: 'base64',
        })),
      });
    } catch (failure) {
      throw asProviderError(failure);
    }
  };

  return {
    // A mail server that has a message already delivers it again, so only the outbox repeats it.
    send: (email) =>
      outbound.call({ provider: 'email', operation: 'send', isIdempotent: false }, () => deliver(email)),
  };
}
