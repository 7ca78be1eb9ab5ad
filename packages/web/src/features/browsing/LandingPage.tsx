import type { PublicPageProps } from '../../parts/public-page.ts';
import { PublicDocument } from '../../parts/PublicDocument.tsx';

export function LandingPage(page: PublicPageProps) {
  const { dictionary } = page.brand;
  return (
    <PublicDocument
      page={page}
      title={dictionary.pageTitle}
      styles={[]}
      script={page.quoteToolScript}
      canBeIndexed
    >
      <h1>{dictionary.landing.heroHeading}</h1>
    </PublicDocument>
  );
}
