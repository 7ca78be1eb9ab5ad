import type { SettingsReader } from './env.ts';

/** Twilio's account, and what it sends from; null where a setting is missing. */
export interface TwilioConfig {
  readonly accountSid: string | null;
  readonly messagingServiceSid: string | null;
  readonly from: string | null;
}

const ACCOUNT_SID = /^AC[0-9a-f]{32}$/;
const MESSAGING_SERVICE_SID = /^MG[0-9a-f]{32}$/;

/** A number in E.164 or a name of up to 11 characters (https://www.twilio.com/docs/glossary/what-alphanumeric-sender-id). */
const SENDER = /^(?:\+[1-9]\d{6,14}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11})$/;

function matching(reader: SettingsReader, name: string, pattern: RegExp, words: string): string | null {
  const value = reader.optional(name) ?? null;
  if (value !== null && !pattern.test(value)) reader.problems.push(`${name} must be ${words}`);
  return value;
}

export function readTwilio(reader: SettingsReader): TwilioConfig {
  const hex = '32 hexadecimal digits';
  return {
    accountSid: matching(reader, 'TWILIO_ACCOUNT_SID', ACCOUNT_SID, `AC and ${hex}`),
    messagingServiceSid: matching(
      reader,
      'TWILIO_MESSAGING_SERVICE_SID',
      MESSAGING_SERVICE_SID,
      `MG and ${hex}`,
    ),
    from: matching(
      reader,
      'TWILIO_FROM',
      SENDER,
      'a number such as +447700900123, or a name of up to 11 letters and digits',
    ),
  };
}
