import { Artwork } from '@fairlead/ui/artwork/Artwork';
import { Section } from '@fairlead/ui/section/Section';
import { Steps } from '@fairlead/ui/section/Steps';
import { landingCopy, onGround, type LandingPartProps } from './landing-part.ts';

/** What happens, in order, each step with its drawing. */
export function HowItWorks({ page, ground }: LandingPartProps) {
  const { stepsHeading, steps } = landingCopy(page);
  const { price, apply, payout } = page.brand.config.illustrations;
  const drawings = [price, apply, payout];
  return (
    <Section heading={stepsHeading} {...onGround(ground)}>
      <Steps
        steps={steps.map((step, index) => ({ ...step, art: <Artwork svg={drawings[index] ?? ''} /> }))}
      />
    </Section>
  );
}
