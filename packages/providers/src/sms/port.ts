export interface TextMessage {
  /** One message, one id: it is delivered once however often it is sent. */
  readonly messageId: string;
  /** A UK mobile as E.164: "+447700900123". */
  readonly to: string;
  readonly text: string;
}

export interface VerificationCode {
  /** Six digits. */
  readonly code: string;
  readonly expiresInMs: number;
}

export interface SmsPort {
  /** Hands the message over for delivery. Idempotent by `messageId`. Throws `ProviderUnavailable`. */
  send(message: TextMessage): Promise<void>;
  /**
   * The code to put into a verification message to this mobile, and how long it counts. A provider that has no say
   * in codes gives a random one that lasts ten minutes. Nothing is sent.
   */
  codeFor(mobile: string): Promise<VerificationCode>;
}
