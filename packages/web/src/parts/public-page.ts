import type { Brand } from '@fairlead/brands/brand';
import type { PageSettings } from '../state/page-settings.ts';

/** What a page that is rendered on the server only is given. */
export type PublicPageProps = {
  brand: Brand;
  settings: PageSettings;
  /** The path of the page itself, which is not that of the address where a page stands in for another. */
  path: string;
  url: URL;
  /** The brand's own address without a path, for links that have to be whole. */
  publicUrl: string;
  /** The instant at which the page is made. */
  madeAt: Date;
  /** The reader has chosen about cookies, so the page does not ask. */
  isConsentKnown: boolean;
  /** Address of the quote tool's module. */
  quoteToolScript: string;
};

/** An address of ours as a page links to it: an overridden brand stays in the address. */
export function publicAddress(path: string, { settings }: Pick<PublicPageProps, 'settings'>): string {
  const [place = '', hash] = path.split('#');
  const override = settings.isBrandOverridden ? `?override=${settings.brand.id}` : '';
  return `${place}${override}${hash === undefined ? '' : `#${hash}`}`;
}
