import { FontPreload } from '../page/FontPreload.tsx';
import type { PublicPageProps } from './public-page.ts';
import { jsonLd, type StructuredData } from './structured-data.ts';

export type HeadProps = {
  page: PublicPageProps;
  title: string;
  description?: string;
  /** Search engines may list the page, in production. */
  canBeIndexed?: boolean;
  /** What the page is about, for search engines. */
  structuredData?: readonly StructuredData[];
};

/** The page's metadata, for browsers, search engines and link previews. */
export function PublicHead(props: HeadProps) {
  const { page, title, description, canBeIndexed = false } = props;
  const { settings, brand, publicUrl, path } = page;
  const isIndexed = canBeIndexed && settings.env === 'production';
  return (
    <head>
      <meta charSet="utf-8" />
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {description !== undefined && <meta name="description" content={description} />}
      {isIndexed ? (
        <link rel="canonical" href={`${publicUrl}${path}`} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta name="format-detection" content="telephone=no" />
      <meta name="theme-color" content={brand.theme[brand.config.navbarColour].surface} />
      {page.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="page" />
      ))}
      {settings.brandFonts.map((href) => (
        <FontPreload key={href} href={href} />
      ))}
      <link rel="icon" href={page.icon} />
      <link rel="apple-touch-icon" href={settings.touchIcon} />
      {canBeIndexed && <SharedLink {...props} />}
    </head>
  );
}

/** How the page looks where a link to it is shown, and what it is about in the words of schema.org. */
function SharedLink({ page, title, description, structuredData = [] }: HeadProps) {
  const { dictionary } = page.brand;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={dictionary.websiteName} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={title} />
      {description !== undefined && <meta property="og:description" content={description} />}
      <meta property="og:url" content={`${page.publicUrl}${page.path}`} />
      <meta property="og:image" content={`${page.publicUrl}${page.settings.openGraph}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta
        property="og:image:alt"
        content={`${dictionary.websiteName}: ${page.brand.landing.heroHeading}`}
      />
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData.map((data, index) => (
        <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(data) }} />
      ))}
    </>
  );
}
