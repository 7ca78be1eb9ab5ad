import type { BrandId } from '@fairlead/brands/brand';

export type Environment = 'sandbox' | 'staging' | 'production';

export type Role = 'api' | 'web' | 'worker';

/** Settings that passed: whole, without contradictions. Secrets are in here, so it is never logged. */
export interface Config {
  readonly env: Environment;
  readonly roles: readonly Role[];
  /** The one brand that is served, or null to go by the host. */
  readonly brand: BrandId | null;
  /** Every limit of the rate-limit table is multiplied by this. */
  readonly rateLimitMultiplier: number;
  /** Proxies in front whose X-Forwarded-For is believed. */
  readonly trustedProxies: number;
  publicUrl(brand: BrandId): string;
}
