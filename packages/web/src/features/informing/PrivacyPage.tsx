import { day } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';
import { InformationPage, type InformationSection } from '../../parts/public/InformationPage.tsx';
import { isOpenToApplications } from '../../parts/application/open-products.ts';
import type { PublicPageProps } from '../../parts/public/public-page.ts';
import { Abroad, AutomatedDecisions, CreditFiles, MustYou, Receivers } from './PrivacyOthers.tsx';
import { HowLong, Rights, Safe } from './PrivacyRights.tsx';
import { DataByStep } from './PrivacySteps.tsx';

const CHANGED_ON = day('2026-11-21');

/** UK GDPR, Articles 13 and 14: what people are told about data on them. */
export function PrivacyPage(page: PublicPageProps) {
  const { websiteName } = page.brand.dictionary;
  return (
    <InformationPage
      page={page}
      title="Privacy notice"
      description={`What ${websiteName} knows about you at each step, why, who else sees it, for how long, and your rights.`}
      lead="What we know about you at each step, why we need it, who else sees it, and what you can ask of us."
      sections={sectionsOf(page)}
    >
      <div className="summary-box">
        <p>
          <strong>In short.</strong> Looking at prices tells us nothing about you.{' '}
          {isOpenToApplications(page.brand.config.productId) ? IN_SHORT.open : IN_SHORT.closed}
        </p>
      </div>
    </InformationPage>
  );
}

const IN_SHORT = {
  open: 'If you apply, we use what you say and your credit file to decide. We never sell information about you to advertisers, and other companies may write to you only if you tick a box that says so.',
  closed:
    'Nobody can apply here at the moment, so nothing is collected for an application. What you write to us is used to answer you, and we never sell it.',
} as const;

/** What happens to applications is told only where there can be one. */
function sectionsOf(page: PublicPageProps): readonly InformationSection[] {
  const applying: readonly InformationSection[] = [
    { id: 'credit-files', heading: 'Credit reference agencies', content: <CreditFiles /> },
    { id: 'decisions', heading: 'Decisions by computer', content: <AutomatedDecisions {...page} /> },
  ];
  return [
    { id: 'who', heading: 'Who is responsible', content: <Responsible {...page} /> },
    { id: 'steps', heading: 'What we collect, step by step', content: <DataByStep brand={page.brand} /> },
    { id: 'must-you', heading: 'Whether you have to tell us', content: <MustYou {...page} /> },
    ...(isOpenToApplications(page.brand.config.productId) ? applying : []),
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
        {legalEntity.name}, the lender behind {websiteName}, decides what is done with information about you.
        The law calls it the controller.
      </p>
      <p>
        For anything about your information, write to{' '}
        <a href={`mailto:${contactEmails.support}`}>{contactEmails.support}</a> or to{' '}
        {tradingAddress.join(', ')}. This notice was last changed on {longDay(CHANGED_ON)}.
      </p>
    </>
  );
}
