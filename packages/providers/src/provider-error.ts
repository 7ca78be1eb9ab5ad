/** Every external service, by the name of its port. */
export type ProviderName =
  | 'credit-bureau'
  | 'direct-debit'
  | 'payouts'
  | 'bank-account-check'
  | 'address-lookup'
  | 'email'
  | 'sms'
  | 'reviews'
  | 'virus-scan'
  | 'staff-identity'
  | 'decline-panel'
  | 'files'
  | 'income-data'
  | 'bank-payments'
  | 'cards'
  | 'vehicle-enquiry'
  | 'vehicle-history'
  | 'vehicle-valuation'
  | 'affordability';

/** A provider could not complete a request. Messages never contain personal data or secrets, because they are logged. */
export class ProviderError extends Error {
  readonly provider: ProviderName;

  constructor(provider: ProviderName, message: string, options?: ErrorOptions) {
    super(`${provider}: ${message}`, options);
    this.name = new.target.name;
    this.provider = provider;
  }
}

interface Why extends ErrorOptions {
  /** Why, in a word or two of our own: 'server-error 503'. */
  readonly why?: string;
}

const withReason = (message: string, { why }: Why): string =>
  why === undefined ? message : `${message} (${why})`;

/**
 * The provider is unavailable or could not be reached. Nothing happened, or the call has the same effect however often
 * it is made: trying again is safe.
 */
export class ProviderUnavailable extends ProviderError {
  constructor(provider: ProviderName, options: Why = {}) {
    super(provider, withReason('unavailable', options), options);
  }
}

/**
 * No answer within the timeout that says what happened. The effect may have happened: the same call is made
 * again with the same key.
 */
export class ProviderTimeout extends ProviderError {
  readonly timeoutMs: number;

  constructor(provider: ProviderName, timeoutMs: number, options: Why = {}) {
    super(provider, withReason(`no clear answer within ${timeoutMs} ms`, options), options);
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
