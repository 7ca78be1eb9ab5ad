import type { SettingsReader } from './env.ts';

/** Where ClamAV's daemon listens. */
export interface ClamdAddress {
  readonly host: string;
  readonly port: number;
}

/** The port that the daemon takes by itself (clamd.conf, TCPSocket). */
export const CLAMD_PORT = 3310;

const ADDRESS = /^([\w.-]+|\[[\da-fA-F:]+\]):(\d{1,5})$/;

export function readClamd(reader: SettingsReader): ClamdAddress | null {
  const value = reader.optional('CLAMD_ADDRESS');
  if (value === undefined) return null;
  const [, host = '', port = ''] = ADDRESS.exec(value) ?? [];
  if (host === '')
    reader.problems.push(`CLAMD_ADDRESS must be a host and a port, such as localhost:${CLAMD_PORT}`);
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}
