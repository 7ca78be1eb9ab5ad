import { day } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';
import { InformationPage } from '../../parts/InformationPage.tsx';
import type { PublicPageProps } from '../../parts/public-page.ts';
import { AutomatedDecisions, CreditFiles, Receivers } from './PrivacyOthers.tsx';
import { HowLong, Rights, Safe } from './PrivacyRights.tsx';
import { DataByStep } from './PrivacySteps.tsx';

const CHANGED_ON = day('2026-11-20');

/** UK GDPR, Articles 13 and 14: what people are told about data on them. */
export function PrivacyPage(page: PublicPageProps) {
  const { websiteName } = page.brand.dictionary;
  return (
    <InformationPage
      page={page}
      title="Privacy notice"
      description={`What ${websiteName} knows about you at each step, why, who else sees it, for how long, and your rights.`}
      lead="What we know about you at each step, why we need it, who else sees it, and what you can ask of us."
      sections={[
        { id: 'who', heading: 'Who is responsible', content: <Responsible {...page} /> },
        { id: 'steps', heading: 'What we collect, step by step', content: <DataByStep brand={page.brand} /> },
        { id: 'credit-files', heading: 'Credit reference agencies', content: <CreditFiles /> },
        { id: 'decisions', heading: 'Decisions by computer', content: <AutomatedDecisions {...page} /> },
        { id: 'receivers', heading: 'Who else receives it', content: <Receivers {...page} /> },
        { id: 'how-long', heading: 'How long we keep it', content: <HowLong /> },
        { id: 'safe', heading: 'How we keep it safe', content: <Safe /> },
        { id: 'rights', heading: 'Your rights', content: <Rights {...page} /> },
      ]}
    >
      <div className="summary-box">
        <p>
          <strong>In short.</strong> Looking at prices tells us nothing about you. If you apply, we use what
          you say and your credit file to decide. We sell nothing to anybody, and other companies may write to
          you only if you tick a box that says so.
        </p>
      </div>
    </InformationPage>
  );
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
