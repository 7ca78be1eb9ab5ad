import { STAFF_ROLES, type StaffRole } from '@fairlead/contract/wire/endpoint';
import { tableOf } from '@fairlead/core/records';
import type { SettingsReader } from './env.ts';

/** How the lender's staff sign on. */
export interface StaffSettings {
  /** Where staff work, without a slash at the end: one address for every brand. Null where there is none. */
  readonly url: string | null;
  readonly issuer: string | null;
  readonly clientId: string | null;
  /** The claim of the id token that lists groups. */
  readonly groupsClaim: string;
  /** The group of the identity provider whose members have the role. */
  readonly groups: Readonly<Record<StaffRole, string>>;
  /** Where the sandbox's identity provider listens; 0 is any port that is free. */
  readonly sandboxPort: number;
}

/** Next to the port of the product, which it follows when that is changed. */
const PORTS_APART = 10;

const HIGHEST_PORT = 65_535;

function nextTo(port: number | null): number {
  return port === null || port === 0 || port + PORTS_APART > HIGHEST_PORT ? 0 : port + PORTS_APART;
}

/** `port` is the sandbox's, where staff work at this machine's own address unless said otherwise; else null. */
export function readStaff(reader: SettingsReader, port: number | null): StaffSettings {
  const isSandbox = port !== null;
  const protocols = isSandbox ? ['http:', 'https:'] : ['https:'];
  return {
    url: reader.url('STAFF_URL', protocols) ?? (isSandbox ? `http://localhost:${port}` : null),
    issuer: reader.url('OIDC_ISSUER', ['https:']) ?? null,
    clientId: reader.optional('OIDC_CLIENT_ID') ?? null,
    groupsClaim: reader.text('OIDC_GROUPS_CLAIM', 'groups'),
    groups: tableOf(STAFF_ROLES, (role) => reader.text(`OIDC_GROUP_${role.toUpperCase()}`, `loan-${role}s`)),
    sandboxPort: reader.wholeNumber('OIDC_SANDBOX_PORT', nextTo(port), { min: 0, max: HIGHEST_PORT }),
  };
}
