/** Every outside service that the product speaks to, by the name of its port. */
export type ProviderName =
  | 'credit-bureau'
  | 'direct-debit'
  | 'payouts'
  | 'bank-account-check'
  | 'address-lookup'
  | 'email'
  | 'sms'
  | 'reviews';

/** A provider could not do what was asked. Messages never hold personal data: they reach the logs. */
export class ProviderError extends Error {
  readonly provider: ProviderName;

  constructor(provider: ProviderName, message: string, options?: ErrorOptions) {
    super(`${provider}: ${message}`, options);
    this.name = new.target.name;
    this.provider = provider;
  }
}

/** The provider answered that it cannot serve now, or could not be reached. Nothing happened; trying again is safe. */
export class ProviderUnavailable extends ProviderError {
  constructor(provider: ProviderName, options?: ErrorOptions) {
    super(provider, 'unavailable', options);
  }
}

/** No answer in time. It is unknown whether the effect happened: ask by the idempotency key before anything else. */
export class ProviderTimeout extends ProviderError {
  readonly timeoutMs: number;

  constructor(provider: ProviderName, timeoutMs: number) {
    super(provider, `no answer within ${timeoutMs} ms`);
    this.timeoutMs = timeoutMs;
  }
}

/** The provider refused this request for good; repeating it unchanged gives the same refusal. */
export class ProviderRejected extends ProviderError {
  readonly reason: string;

  constructor(provider: ProviderName, reason: string) {
    super(provider, `rejected (${reason})`);
    this.reason = reason;
  }
}
