export interface TextMessage {
  /** Identifies the message: it is delivered once even if sent repeatedly. */
  readonly messageId: string;
  /** A UK mobile as E.164: "+447700900123". */
  readonly to: string;
  readonly text: string;
  /** An earlier attempt with this id may have reached the provider. */
  readonly isRepeated: boolean;
}

export interface VerificationCode {
  /** Six digits. */
  readonly code: string;
  readonly expiresInMs: number;
}

export interface SmsPort {
  /**
   * Sends a message. Idempotent by `messageId` as far as the provider allows: one that knows no ids is asked first
   * whether it has a repeated message. Throws `ProviderUnavailable` and `ProviderTimeout`; rejects 'opted-out',
   * 'invalid-number', 'not-a-mobile', 'unroutable', 'country-not-allowed', and 'code-' with any other code of the
   * provider.
   */
  send(message: TextMessage): Promise<void>;
  /**
   * The code for a verification message to this mobile, and its lifetime. Providers without fixed codes return a
   * random one that lasts ten minutes. Nothing is sent.
   */
  codeFor(mobile: string): Promise<VerificationCode>;
}
