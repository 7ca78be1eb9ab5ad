import type { LandingCopy } from '@fairlead/brands/brand';
import type { LandingSection } from '@fairlead/brands/theme';
import { isOpenToApplications } from '@fairlead/contract/web/open-products';
import type { SectionProps } from '@fairlead/ui/section/Section';
import type { PublicPageProps } from '../../parts/public/public-page.ts';

export type LandingPartProps = { page: PublicPageProps; ground: LandingSection['ground'] };

/** The brand's copy, which says so while it takes no applications. */
export function landingCopy({ brand, settings }: Pick<PublicPageProps, 'brand' | 'settings'>): LandingCopy {
  const { landing, config } = brand;
  const { whileClosed } = landing;
  if (!whileClosed || isOpenToApplications(config.productId, settings.clientConfig)) return landing;
  const [first, second] = landing.steps;
  const { lastStep, partnersText } = whileClosed;
  return { ...landing, steps: [first, second, lastStep], partnersText };
}

/** What a section is on, as the component takes it. */
export function onGround(ground: LandingSection['ground']): Pick<SectionProps, 'background' | 'surface'> {
  return ground === 'dark' ? { surface: 'dark' } : { background: ground };
}
