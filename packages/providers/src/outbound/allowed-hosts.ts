/** Where an adapter may send requests. */
export interface AllowedHosts {
  /** Exact names. They are called by https on its own port. */
  readonly hosts: readonly string[];
  /** The origin of a server on this machine, for tests: http://127.0.0.1:4000. No setting leads here. */
  readonly loopbackOrigin?: string | undefined;
}

const LOOPBACK_NAMES: readonly string[] = ['127.0.0.1', '[::1]'];

/** An adapter was about to send a request to a host that is not its provider's. The message has the host alone. */
export class HostNotAllowed extends Error {
  constructor(host: string) {
    super(`${host} is not a host of this adapter`);
    this.name = 'HostNotAllowed';
  }
}

const isListed = ({ protocol, hostname, port }: URL, hosts: readonly string[]): boolean =>
  protocol === 'https:' && port === '' && hosts.includes(hostname);

const isGivenLoopback = ({ protocol, hostname, origin }: URL, loopbackOrigin: string | undefined): boolean =>
  protocol === 'http:' && LOOPBACK_NAMES.includes(hostname) && origin === loopbackOrigin;

/** @throws HostNotAllowed for any other host, protocol or port, and for an address with a user name or password. */
export function allowedUrl(address: string, { hosts, loopbackOrigin }: AllowedHosts): URL {
  const url = new URL(address);
  const isBare = url.username === '' && url.password === '';
  if (isBare && (isListed(url, hosts) || isGivenLoopback(url, loopbackOrigin))) return url;
  throw new HostNotAllowed(url.host);
}
