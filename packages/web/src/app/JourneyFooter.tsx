import { SANDBOX } from '@fairlead/contract/web/account-paths';
import { SiteFooter } from '@fairlead/ui/site-footer/SiteFooter';
import type { SiteLink } from '@fairlead/ui/site-header/SiteLinks';
import { VersionBadge } from '../parts/page/VersionBadge.tsx';
import type { PublicPath } from '../paths.ts';
import { usePageSettings } from '../state/page-settings.ts';

const PAGES: readonly { label: string; href: PublicPath }[] = [
  { label: 'Help', href: '/help-and-support' },
  { label: 'Privacy', href: '/privacy' },
  { label: 'Cookies', href: '/cookies' },
];

const SANDBOX_LINK = { label: 'Sandbox', href: SANDBOX };

/** Below a page that is for one task: who lends, and how to get help. The pages of the site are on its public pages. */
export function JourneyFooter() {
  const { brand, env, buildVersion } = usePageSettings();
  const { websiteName, legalEntity, phone } = brand.dictionary;
  const links: readonly SiteLink[] = [
    { label: `Call ${phone}`, href: `tel:${phone.replaceAll(' ', '')}` },
    ...PAGES,
    ...(env === 'production' ? [] : [SANDBOX_LINK]),
  ];
  return (
    <SiteFooter links={links}>
      <p>
        {websiteName} is a credit broker. {legalEntity.name} (FRN {legalEntity.frn}) is the lender.
        {legalEntity.isDemonstration && ' This is a demonstration: no loan is made.'}
      </p>
      <VersionBadge env={env} buildVersion={buildVersion} />
    </SiteFooter>
  );
}
