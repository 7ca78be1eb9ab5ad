import { Artwork } from '@fairlead/ui/artwork/Artwork';
import { Hero } from '@fairlead/ui/hero/Hero';
import { Section } from '@fairlead/ui/section/Section';
import { publicAddress, type PublicPageProps } from '../../parts/public-page.ts';
import { PublicDocument } from '../../parts/PublicDocument.tsx';
import { organisation } from '../../parts/structured-data.ts';
import { QuoteTool } from './QuoteTool.tsx';
import { RepresentativeExample } from './RepresentativeExample.tsx';

/** The first page of a brand: what a loan costs, beside what it typically costs, and what happens next. */
export function LandingPage(page: PublicPageProps) {
  const { dictionary, landing, config, switches } = page.brand;
  const { heroHeading, heroText, reassurances } = landing;
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
        heading={heroHeading}
        text={heroText}
        reassurances={reassurances}
        surface={switches.darkSections ? 'dark' : undefined}
        art={config.illustrations.hero}
        logo={switches.headerHiddenOnLanding && <HeroBar {...page} />}
        tool={<QuoteTool {...page} />}
        aside={<RepresentativeExample brand={page.brand} />}
      />
      <HowItWorks {...page} />
    </PublicDocument>
  );
}

/** Stands in the hero of the brands that show no header above it. */
function HeroBar(page: PublicPageProps) {
  const { dictionary, config } = page.brand;
  return (
    <div className="hero-bar">
      <Artwork svg={config.logos.wordmark} label={dictionary.websiteName} className="hero-logo" />
      <a className="site-link" href={publicAddress('/login', page)}>
        Sign in
      </a>
    </div>
  );
}

function HowItWorks({ brand }: PublicPageProps) {
  const { stepsHeading, steps } = brand.landing;
  const { price, apply, payout } = brand.config.illustrations;
  const drawings = [price, apply, payout];
  return (
    <Section heading={stepsHeading} ground={brand.switches.darkSections ? 'sunken' : 'plain'}>
      <ol className="steps">
        {steps.map(({ title, text }, index) => (
          <li className="step" key={title}>
            <h3 className="step-title">{title}</h3>
            <p className="step-text">{text}</p>
            <Artwork svg={drawings[index] ?? ''} className="step-art" />
          </li>
        ))}
      </ol>
    </Section>
  );
}
