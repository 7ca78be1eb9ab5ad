import {
  BRAND_NOT_CONFIGURED,
  brandForHost,
  brandNamed,
  DEFAULT_BRAND_ID,
  findBrand,
} from '@fairlead/brands/brands';
import type { Brand } from '@fairlead/brands/brand';
import type { Config } from '../../config/config.ts';
import type { AppServices } from '../../context.ts';
import { Fault } from './fault.ts';
import { networkOf } from './network-of.ts';

/**
 * The network address that limits count by: the socket's, or as many entries from the end of X-Forwarded-For as
 * there are proxies of ours in front. Anything further left was written by the caller.
 */
export function addressOf(
  request: Request,
  socketAddress: string | undefined,
  trustedProxies: number,
): string {
  const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const believed = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return believed || socketAddress || 'unknown';
}

/** Keyed hash of the network of an address, which limits count. */
export function networkHashOf({ cipher }: Pick<AppServices, 'cipher'>, address: string): string {
  return cipher.blindIndex('address', networkOf(address));
}

/** The brand of the request: X-Brand, then configuration, then the host, then lendable. */
export function brandOf(request: Request, url: URL, config: Config): Brand {
  const asked = request.headers.get('x-brand');
  if (asked !== null) {
    const brand = findBrand(asked);
    if (!brand) throw new Fault('brandNotConfigured', { fields: { 'X-Brand': [BRAND_NOT_CONFIGURED] } });
    return brand;
  }
  if (config.brand !== null) return brandNamed(config.brand);
  return brandForHost(url.host) ?? brandNamed(DEFAULT_BRAND_ID);
}

/** The bearer token of the Authorization header. */
export function bearerOf(request: Request): string | null {
  return /^Bearer ([\w.~+/=-]{1,512})$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

/** A cookie of the request, not decoded, or null. */
export function cookieOf(request: Request, name: string): string | null {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

/** The token in the `auth` cookie, which only documents accept: they open by address, without headers. */
export function cookieTokenOf(request: Request): string | null {
  const written = cookieOf(request, 'auth');
  if (written === null) return null;
  try {
    const { token } = JSON.parse(decodeURIComponent(written)) as { token?: unknown };
    return typeof token === 'string' ? token : null;
  } catch {
    return null;
  }
}
