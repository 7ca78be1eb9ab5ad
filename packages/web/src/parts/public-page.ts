import type { Brand } from '@fairlead/brands/brand';
import type { PageSettings } from '../state/page-settings.ts';

/** What a page that is rendered on the server only is given. */
export type PublicPageProps = {
  brand: Brand;
  settings: PageSettings;
  url: URL;
  /** Address of the quote tool's module. */
  quoteToolScript: string;
};

/** An address of ours as a page links to it: an overridden brand stays in the address. */
export function publicAddress(path: string, { settings }: Pick<PublicPageProps, 'settings'>): string {
  return settings.isBrandOverridden ? `${path}?override=${settings.brand.id}` : path;
}
