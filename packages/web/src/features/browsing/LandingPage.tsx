import { Artwork } from '@fairlead/ui/artwork/Artwork';
import { Hero } from '@fairlead/ui/hero/Hero';
import { publicAddress, type PublicPageProps } from '../../parts/public-page.ts';
import { PublicDocument } from '../../parts/PublicDocument.tsx';
import { headerLinks } from '../../parts/site-links.ts';
import { organisation } from '../../parts/structured-data.ts';
import { BeforeYouBorrow } from './BeforeYouBorrow.tsx';
import { ComparisonPartners } from './ComparisonPartners.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Messages } from './Messages.tsx';
import { QuoteTool } from './QuoteTool.tsx';
import { Rates } from './Rates.tsx';
import { RepresentativeExample } from './RepresentativeExample.tsx';
import { Standing } from './Standing.tsx';

/** The first page of a brand: what a loan costs, beside what it typically costs, and what happens next. */
export function LandingPage(page: PublicPageProps) {
  const { dictionary, landing, config, switches } = page.brand;
  return (
    <PublicDocument
      page={page}
      title={dictionary.pageTitle}
      description={dictionary.pageDescription}
      script={page.quoteToolScript}
      hasHeader={!switches.headerHiddenOnLanding}
      canBeIndexed
      structuredData={[organisation(page.brand, page.publicUrl)]}
    >
      <Hero
        heading={landing.heroHeading}
        text={landing.heroText}
        reassurances={landing.reassurances}
        surface={switches.darkSections ? 'dark' : undefined}
        art={config.illustrations.hero}
        bar={switches.headerHiddenOnLanding && <HeroBar {...page} />}
        tool={<QuoteTool {...page} />}
        aside={<RepresentativeExample brand={page.brand} />}
      />
      <Messages messages={landing.messages} />
      <HowItWorks {...page} />
      <Rates {...page} />
      <Standing {...page} />
      <ComparisonPartners {...page} />
      <BeforeYouBorrow {...page} />
    </PublicDocument>
  );
}

/** Stands in the hero of the brands that show no header above it. */
function HeroBar(page: PublicPageProps) {
  const { dictionary, config } = page.brand;
  return (
    <div className="hero-bar">
      <Artwork svg={config.logos.wordmark} label={dictionary.websiteName} className="hero-logo" />
      <ul className="site-links">
        {headerLinks({ path: page.path, address: (path) => publicAddress(path, page) }).map(
          ({ label, href }) => (
            <li key={href}>
              <a className="site-link" href={href}>
                {label}
              </a>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
