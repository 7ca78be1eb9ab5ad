/** Every external service, by the name of its port. */
export type ProviderName =
  | 'credit-bureau'
  | 'direct-debit'
  | 'payouts'
  | 'bank-account-check'
  | 'address-lookup'
  | 'email'
  | 'sms'
  | 'reviews';

/** A provider could not complete a request. Messages never contain personal data, because they are logged. */
export class ProviderError extends Error {
  readonly provider: ProviderName;

  constructor(provider: ProviderName, message: string, options?: ErrorOptions) {
    super(`${provider}: ${message}`, options);
    this.name = new.target.name;
    this.provider = provider;
  }
}

/** The provider is unavailable or could not be reached. Nothing happened; trying again is safe. */
export class ProviderUnavailable extends ProviderError {
  constructor(provider: ProviderName, options?: ErrorOptions) {
    super(provider, 'unavailable', options);
  }
}

/** No answer within the timeout. The effect may have happened: look it up by the idempotency key first. */
export class ProviderTimeout extends ProviderError {
  readonly timeoutMs: number;

  constructor(provider: ProviderName, timeoutMs: number) {
    super(provider, `no answer within ${timeoutMs} ms`);
    this.timeoutMs = timeoutMs;
  }
}

/** The provider rejected the request permanently; repeating it unchanged gives the same rejection. */
export class ProviderRejected extends ProviderError {
  readonly reason: string;

  constructor(provider: ProviderName, reason: string) {
    super(provider, `rejected (${reason})`);
    this.reason = reason;
  }
}
