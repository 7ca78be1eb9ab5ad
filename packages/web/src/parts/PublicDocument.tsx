import uiCss from '@fairlead/ui/ui.css?url';
import { SiteFooter } from '@fairlead/ui/site-footer/SiteFooter';
import { SiteHeader, type SiteLink } from '@fairlead/ui/site-header/SiteHeader';
import { SkipLink } from '@fairlead/ui/skip-link/SkipLink';
import type { ReactNode } from 'react';
import { FontPreload } from './FontPreload.tsx';
import { FooterWords } from './FooterWords.tsx';
import { publicAddress, type PublicPageProps } from './public-page.ts';

type PublicDocumentProps = {
  page: PublicPageProps;
  title: string;
  description?: string;
  /** Further style sheets, after those of the components. */
  styles: readonly string[];
  /** A module of plain script, where the page needs one. */
  script?: string;
  hasHeader?: boolean;
  canBeIndexed?: boolean;
  children: ReactNode;
};

/** A whole document that no script of React's ever touches. */
export function PublicDocument(props: PublicDocumentProps) {
  const { page, script, hasHeader = true, children } = props;
  const { dictionary, config } = page.brand;
  const { env, buildVersion, themeAttributes } = page.settings;
  const links: SiteLink[] = [{ label: 'Sign in', href: publicAddress('/login', page) }];
  return (
    <html lang="en-GB" {...themeAttributes}>
      <PublicHead {...props} />
      <body>
        <SkipLink />
        {hasHeader && (
          <SiteHeader
            logo={config.logos.wordmark}
            websiteName={dictionary.websiteName}
            homeHref={publicAddress('/', page)}
            surface={config.navbarColour}
            links={links}
          />
        )}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter links={links} surface={page.brand.switches.darkSections ? 'dark' : undefined}>
          <FooterWords dictionary={dictionary} />
          {env !== 'production' && (
            <p className="version-badge">
              {env} {buildVersion}
            </p>
          )}
        </SiteFooter>
        {script !== undefined && <script type="module" src={script} />}
      </body>
    </html>
  );
}

function PublicHead({ page, title, description, styles, script, canBeIndexed = false }: PublicDocumentProps) {
  const { brandCss, brandFont, icon } = page.settings;
  return (
    <head>
      <meta charSet="utf-8" />
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {description !== undefined && <meta name="description" content={description} />}
      {!canBeIndexed && <meta name="robots" content="noindex" />}
      <meta name="format-detection" content="telephone=no" />
      {brandFont !== null && <FontPreload href={brandFont} />}
      {[uiCss, ...styles, brandCss].map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <link rel="icon" href={icon} />
      {script !== undefined && <link rel="modulepreload" href={script} />}
    </head>
  );
}
