import type { LandingSection } from '@fairlead/brands/theme';
import type { SectionProps } from '@fairlead/ui/section/Section';
import type { PublicPageProps } from '../../parts/public/public-page.ts';

export type LandingPartProps = { page: PublicPageProps; ground: LandingSection['ground'] };

/** What a section is on, as the component takes it. */
export function onGround(ground: LandingSection['ground']): Pick<SectionProps, 'background' | 'surface'> {
  return ground === 'dark' ? { surface: 'dark' } : { background: ground };
}
