/** What a provider sends to us by itself, as it came. */
export interface SignedMessage {
  readonly bytes: Uint8Array;
  /** The path to which it was sent, which some providers sign as well. */
  readonly path: string;
  /** A header by its name in lower case. */
  readonly header: (name: string) => string | null;
  /** When it came. */
  readonly at: Date;
}
