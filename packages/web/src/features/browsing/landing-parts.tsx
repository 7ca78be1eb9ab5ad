import type { ReactNode } from 'react';
import { BeforeYouBorrow } from './BeforeYouBorrow.tsx';
import { ComparisonPartners } from './ComparisonPartners.tsx';
import { CustomerFigures } from './CustomerFigures.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import type { LandingPartProps } from './landing-part.ts';
import { Messages } from './Messages.tsx';
import { Rates } from './Rates.tsx';
import type { LandingSection } from '@fairlead/brands/theme';

/** The sections below the hero. The brand's theme has their order. */
export const LANDING_PARTS = {
  messages: Messages,
  steps: HowItWorks,
  rates: Rates,
  reviews: CustomerFigures,
  partners: ComparisonPartners,
  risks: BeforeYouBorrow,
} as const satisfies Record<LandingSection['part'], (props: LandingPartProps) => ReactNode>;
