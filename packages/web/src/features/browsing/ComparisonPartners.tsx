import type { Partner } from '@fairlead/brands/brand';
import { Artwork } from '@fairlead/ui/artwork/Artwork';
import { Section } from '@fairlead/ui/section/Section';
import { landingCopy, onGround, type LandingPartProps } from './landing-part.ts';

const KINDS = {
  'credit-reference-agency': 'Credit reference agency',
  'comparison-site': 'Comparison site',
} as const satisfies Record<Partner['kind'], string>;

/** Where on the page they are. */
export const PARTNERS = 'partners';

/** Where else a visitor can compare this loan with others. */
export function ComparisonPartners({ page, ground }: LandingPartProps) {
  const { brand } = page;
  const { partnersHeading, partnersText } = landingCopy(page);
  return (
    <Section id={PARTNERS} heading={partnersHeading} {...onGround(ground)}>
      <p className="measure partners-text">{partnersText}</p>
      <ul className="partners">
        {brand.config.partners.map(({ id, name, kind, isCompact, mark }) => (
          <li key={id} className={isCompact ? 'partner partner-compact' : 'partner'} data-partner={id}>
            <Artwork svg={mark} className="partner-mark" />
            <span className="partner-words">
              <span className="partner-name">{name}</span>
              <span className="partner-kind">{KINDS[kind]}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="small muted">All nine companies are fictional.</p>
    </Section>
  );
}
