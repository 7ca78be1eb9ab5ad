export interface EmailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly base64: string;
}

export interface Email {
  /** Identifies the message: it is delivered once even if sent repeatedly. */
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
   * Sends a message. Idempotent by `messageId` as far as the provider allows: SMTP has it as the Message-ID. Throws
   * `ProviderUnavailable`; rejects 'address-not-allowed', 'address-refused'.
   */
  send(email: Email): Promise<void>;
}
