import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { ErrorSummary } from '@fairlead/ui/error-summary/ErrorSummary';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { ApproveForm, DeclineForm, type Attempt } from './DecisionForms.tsx';
import {
  canDecide,
  presentApplicantRows,
  presentCarRows,
  presentReportRows,
  presentSecondLookRows,
  presentWaiting,
} from './present-review.ts';
import { StaffFile } from './StaffFile.tsx';
import { staffSecondLookFilePath } from './staff-paths.ts';
import type { ReviewedApplication, SignedOnProps } from './staff-page.ts';
import { StaffDocument, StaffPart } from './StaffDocument.tsx';

type ReviewProps = {
  page: SignedOnProps;
  application: ReviewedApplication;
  attempt: Attempt;
  /** Makes sure that a decision that is sent twice is made once. */
  idempotencyKey: string;
};

export function ReviewPage({ page, application, attempt, idempotencyKey }: ReviewProps) {
  const { loan, since, until } = presentWaiting({ ...application, '@type': 'waiting-application' });
  const form = { page, application, attempt, idempotencyKey };
  const title = `${attempt.problems.length > 0 ? 'Error: ' : ''}${loan}`;
  return (
    <StaffDocument page={page} title={title}>
      <ErrorSummary id="outcome" errors={attempt.problems} />
      <h1>{loan}</h1>
      <p>
        {application.brandName}. Applied on {since}, open until {until}.
      </p>
      {application.secondLook && (
        <StaffPart title="What the applicant asks us to look at again">
          <SummaryList rows={presentSecondLookRows(application.secondLook)} />
          {application.secondLook.file && (
            <StaffFile {...application.secondLook.file} href={staffSecondLookFilePath(application.id)} />
          )}
        </StaffPart>
      )}
      <StaffPart title="The applicant">
        <SummaryList rows={presentApplicantRows(application)} />
      </StaffPart>
      {application.car && (
        <StaffPart title="The car">
          <SummaryList rows={presentCarRows(application)} />
        </StaffPart>
      )}
      <StaffPart title="The credit reference agency’s report">
        <SummaryList rows={presentReportRows(application)} />
      </StaffPart>
      {canDecide(page.session) ? (
        <>
          <ApproveForm {...form} />
          <DeclineForm {...form} />
        </>
      ) : (
        <NotificationBanner title="You can read this application">
          <p>Only an underwriter can decide it.</p>
        </NotificationBanner>
      )}
    </StaffDocument>
  );
}
