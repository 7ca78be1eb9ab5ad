import type { SettingsReader } from './env.ts';

/** Where the services are that speak a schema of ours, without a slash at the end; null where none is set. */
export interface ServiceUrls {
  readonly creditBureau: string | null;
  readonly declinePanel: string | null;
  readonly vehicleValuation: string | null;
}

/** Calls leave by https on its own port, and secrets go in headers. */
const MUST_BE_EMPTY = ['username', 'password', 'port', 'search', 'hash'] as const;

export function readServiceUrl(reader: SettingsReader, name: string): string | null {
  const value = reader.url(name, ['https:']);
  if (value === undefined) return null;
  const url = new URL(value);
  if (MUST_BE_EMPTY.some((part) => url[part] !== '')) {
    reader.problems.push(`${name} must be https:// and a host, without a user name, port or query`);
  }
  return value;
}

export function readServiceUrls(reader: SettingsReader): ServiceUrls {
  return {
    creditBureau: readServiceUrl(reader, 'CREDIT_BUREAU_URL'),
    declinePanel: readServiceUrl(reader, 'DECLINE_PANEL_URL'),
    vehicleValuation: readServiceUrl(reader, 'VEHICLE_VALUATION_URL'),
  };
}
