import { Container } from '@fairlead/ui/container/Container';
import { ErrorSummary } from '@fairlead/ui/error-summary/ErrorSummary';
import { Hero } from '@fairlead/ui/hero/Hero';
import { HeroBar } from '@fairlead/ui/hero/HeroBar';
import { headerContent } from '../../parts/public/header-content.tsx';
import type { PublicPageProps } from '../../parts/public/public-page.ts';
import { PrintedAddress, PublicDocument } from '../../parts/public/PublicDocument.tsx';
import { organisation } from '../../parts/public/structured-data.ts';
import { askedPrice } from './asked-price.ts';
import { LANDING_PARTS } from './landing-parts.tsx';
import { OUTCOME } from './QuoteResult.tsx';
import { QuoteTool } from './QuoteTool.tsx';
import { RepresentativeExample } from './RepresentativeExample.tsx';

/** The first page of a brand: what a loan costs, the representative example, and what happens next. */
export function LandingPage(page: PublicPageProps) {
  const { dictionary, landing, config, switches, theme } = page.brand;
  const quote = askedPrice(page);
  const { errors } = quote.shown;
  const surface = switches.darkSections ? 'dark' : undefined;
  return (
    <PublicDocument
      page={page}
      title={`${errors.length > 0 ? 'Error: ' : ''}${dictionary.pageTitle}`}
      description={dictionary.pageDescription}
      script={page.quoteToolScript}
      header={switches.headerHiddenOnLanding ? heroBar(page, surface) : undefined}
      canBeIndexed
      structuredData={[organisation(page.brand, page.publicUrl)]}
    >
      {errors.length > 0 && (
        <div className="landing-problem" data-problem="">
          <Container width="wide">
            <ErrorSummary id={OUTCOME} errors={errors} />
          </Container>
        </div>
      )}
      <Hero
        heading={landing.heroHeading}
        text={landing.heroText}
        reassurances={landing.reassurances}
        surface={surface}
        art={config.illustrations.hero}
        tool={<QuoteTool page={page} quote={quote} />}
        aside={<RepresentativeExample brand={page.brand} />}
      />
      {theme.sections.map(({ part, ground }) => {
        const Part = LANDING_PARTS[part];
        return <Part key={part} page={page} ground={ground} />;
      })}
    </PublicDocument>
  );
}

/** In place of the header, for brands whose first page starts with its hero. */
function heroBar(page: PublicPageProps, surface: 'dark' | undefined) {
  const { dictionary, config } = page.brand;
  return (
    <HeroBar
      logo={config.logos.wordmark}
      websiteName={dictionary.websiteName}
      surface={surface}
      printed={<PrintedAddress page={page} />}
      {...headerContent(page)}
    />
  );
}
