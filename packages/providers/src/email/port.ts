export interface EmailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly base64: string;
}

export interface Email {
  /** One message, one id: it is delivered once however often it is sent. */
  readonly messageId: string;
  /** A bare address. */
  readonly to: string;
  /** A bare address, or `Name <address>`. */
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly EmailAttachment[];
}

export interface EmailPort {
  /**
   * Hands the message over for delivery. Idempotent by `messageId`, as far as the provider can: SMTP carries it as
   * the Message-ID. Throws `ProviderUnavailable`; rejects 'address-not-allowed', 'address-refused'.
   */
  send(email: Email): Promise<void>;
}
