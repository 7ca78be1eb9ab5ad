import type { BrandSwitches } from '@fairlead/brands/brand';
import type { PublicPath } from '../../paths.ts';

/** The lists of the footer, in its order. */
export const SITE_GROUPS = {
  help: 'Help',
  company: 'About us',
  legal: 'Legal',
} as const;

export type SiteGroup = keyof typeof SITE_GROUPS;

/** A page of information: where it is, how links call it, where the footer lists it. */
export type SitePage = {
  path: PublicPath;
  label: string;
  group: SiteGroup;
  /** The brand switch that the page hangs on; without one every brand has it. */
  needs?: keyof BrandSwitches;
};

/** Every page of information, in the order of the footer. */
export const SITE_PAGES: readonly SitePage[] = [
  { path: '/help-and-support', label: 'Help and support', group: 'help' },
  { path: '/frequently-asked-questions', label: 'Frequently asked questions', group: 'help' },
  { path: '/contact', label: 'Contact us', group: 'help' },
  { path: '/complaints', label: 'Complaints', group: 'help' },
  { path: '/stay-fraud-aware', label: 'Stay fraud aware', group: 'help', needs: 'stayFraudAwarePage' },
  { path: '/about', label: 'About us', group: 'company' },
  { path: '/careers', label: 'Careers', group: 'company', needs: 'careersPage' },
  { path: '/modern-slavery-act', label: 'Modern slavery statement', group: 'company' },
  { path: '/terms', label: 'Terms of use', group: 'legal' },
  { path: '/privacy', label: 'Privacy notice', group: 'legal' },
  { path: '/cookies', label: 'Cookies', group: 'legal' },
  { path: '/disclosures', label: 'Disclosures', group: 'legal', needs: 'disclosuresPage' },
];

/** The pages of information that a brand has. */
export function sitePagesOf(switches: BrandSwitches): readonly SitePage[] {
  return SITE_PAGES.filter(({ needs }) => needs === undefined || switches[needs]);
}

/** Whether a path is a page of information that this brand has switched off. */
export function isSwitchedOff(path: string, switches: BrandSwitches): boolean {
  const needs = SITE_PAGES.find((page) => page.path === path)?.needs;
  return needs !== undefined && !switches[needs];
}
