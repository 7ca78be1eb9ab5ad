import { day } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';
import { InformationPage, type InformationSection } from '../../parts/public/InformationPage.tsx';
import { isOpenToApplications } from '@fairlead/contract/web/open-products';
import type { PublicPageProps } from '../../parts/public/public-page.ts';
import { Abroad, AutomatedDecisions, CreditFiles, MustYou, Receivers } from './PrivacyOthers.tsx';
import { HowLong, Rights, Safe } from './PrivacyRights.tsx';
import { DataByStep } from './PrivacySteps.tsx';

const CHANGED_ON = day('2026-11-25');

/** UK GDPR, Articles 13 and 14: what we must say about personal data. */
export function PrivacyPage(page: PublicPageProps) {
  const { websiteName } = page.brand.dictionary;
  return (
    <InformationPage
      page={page}
      title="Privacy notice"
      description={`What ${websiteName} knows about you at each step, why, who else sees it, how long we keep it, and your rights.`}
      lead="What we know about you at each step, why we need it, who else sees it, and what you can ask us to do."
      sections={sectionsOf(page)}
    >
      <div className="summary-box">
        <p>
          <strong>In short.</strong> Looking at prices tells us nothing about you.{' '}
          {isOpenToApplications(page.brand.config.productId, page.settings.clientConfig)
            ? IN_SHORT.open
            : IN_SHORT.closed}
        </p>
      </div>
    </InformationPage>
  );
}

const IN_SHORT = {
  open: 'If you apply, we use what you say and your credit file to decide. We never sell information about you to advertisers, and other companies will only contact you if you tick a box to agree.',
  closed:
    'You can’t apply here at the moment, so we don’t collect anything for an application. We use what you write to us to answer you, and we never sell it.',
} as const;

/** Sections about applications are shown only where one can apply. */
function sectionsOf(page: PublicPageProps): readonly InformationSection[] {
  const applying: readonly InformationSection[] = [
    { id: 'credit-files', heading: 'Credit reference agencies', content: <CreditFiles /> },
    { id: 'decisions', heading: 'Automated decisions', content: <AutomatedDecisions {...page} /> },
  ];
  return [
    { id: 'who', heading: 'Who is responsible', content: <Responsible {...page} /> },
    { id: 'steps', heading: 'What we collect, step by step', content: <DataByStep {...page} /> },
    { id: 'must-you', heading: 'Whether you have to tell us', content: <MustYou {...page} /> },
    ...(isOpenToApplications(page.brand.config.productId, page.settings.clientConfig) ? applying : []),
    { id: 'receivers', heading: 'Who else receives it', content: <Receivers {...page} /> },
    { id: 'abroad', heading: 'Outside the United Kingdom', content: <Abroad {...page} /> },
    { id: 'how-long', heading: 'How long we keep it', content: <HowLong {...page} /> },
    { id: 'safe', heading: 'How we keep it safe', content: <Safe {...page} /> },
    { id: 'rights', heading: 'Your rights', content: <Rights {...page} /> },
  ];
}

function Responsible({ brand }: PublicPageProps) {
  const { websiteName, legalEntity, contactEmails, tradingAddress } = brand.dictionary;
  return (
    <>
      <p>
        {legalEntity.name}, the lender behind {websiteName}, decides how your information is used. The law
        calls it the controller.
      </p>
      <p>
        For anything about your information, write to{' '}
        <a href={`mailto:${contactEmails.support}`}>{contactEmails.support}</a> or to{' '}
        {tradingAddress.join(', ')}. This notice was last changed on {longDay(CHANGED_ON)}.
      </p>
    </>
  );
}
