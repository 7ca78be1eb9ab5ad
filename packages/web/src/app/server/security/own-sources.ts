import type { ClientConfig } from '@fairlead/contract/web/client-config';

/** Addresses of ours, other than the page's own, that its policy lets through. */
export type OwnPlaces = Pick<ClientConfig, 'productApiUrl' | 'sharedApiUrl' | 'staticPath'>;

const originsOf = (...addresses: readonly (string | null)[]): readonly string[] => [
  ...new Set(addresses.flatMap((address) => (address === null ? [] : [new URL(address).origin]))),
];

/** The sources that they add, by directive. */
export function ownSources({ productApiUrl, sharedApiUrl, staticPath }: OwnPlaces) {
  const files = originsOf(staticPath);
  return {
    'connect-src': originsOf(productApiUrl, sharedApiUrl),
    'script-src': files,
    'style-src': files,
    'img-src': files,
    'font-src': files,
  } as const;
}
