import { Artwork } from '@fairlead/ui/artwork/Artwork';
import { Section } from '@fairlead/ui/section/Section';
import { Steps } from '@fairlead/ui/section/Steps';
import type { PublicPageProps } from '../../parts/public/public-page.ts';

/** What happens, in order, each step with its drawing. */
export function HowItWorks({ brand }: PublicPageProps) {
  const { stepsHeading, steps } = brand.landing;
  const { price, apply, payout } = brand.config.illustrations;
  const drawings = [price, apply, payout];
  return (
    <Section heading={stepsHeading} surface={brand.switches.darkSections ? 'dark' : undefined}>
      <Steps
        steps={steps.map((step, index) => ({ ...step, art: <Artwork svg={drawings[index] ?? ''} /> }))}
      />
    </Section>
  );
}
