import { longDay } from '@fairlead/core/calendar/display';
import { SUPPORT_NEED_CODES, SUPPORT_NEEDS } from '@fairlead/core/support-needs/support-needs';
import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { CheckboxGroup } from '@fairlead/ui/checkbox-group/CheckboxGroup';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { TextArea } from '@fairlead/ui/text-area/TextArea';
import { DebtAdvice } from '../../parts/lender/DebtAdvice.tsx';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { FormPage } from '../../parts/page/FormPage.tsx';
import { listProblems } from '../../resources/problems.ts';
import type { StatedNeeds } from '../../resources/repaying/support-needs.ts';
import { useSupportNeeds } from './use-support-needs.ts';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

export const NEEDS_HEAD: Head = {
  title: 'Your support needs',
  lead: 'Tell us once what would help, and you won’t have to repeat it. It doesn’t affect our decisions about lending.',
};

const OPTIONS = SUPPORT_NEED_CODES.map((value) => ({
  value,
  label: SUPPORT_NEEDS[value].need,
  hint: SUPPORT_NEEDS[value].what,
}));

const OUTCOMES = {
  saved: { title: 'Your support needs are saved', text: 'We’ve emailed you what we’ll do differently.' },
  removed: { title: 'Your support needs are removed', text: 'We no longer have them.' },
} as const;

const LONGEST = 500;

/** Chosen from a list or in the borrower’s own words: what we do differently, and who sees it. */
export function SupportNeedsForm({ userId, stated }: { userId: string; stated: StatedNeeds }) {
  const form = useSupportNeeds(userId, stated);
  const outcome = form.outcome && OUTCOMES[form.outcome];
  return (
    <FormPage
      title={NEEDS_HEAD.title}
      errors={listProblems(form.problems)}
      attempts={form.attempts}
      failure={form.failure !== null && <ActionFailed error={form.failure} />}
      onSubmit={form.submit}
      after={<Advice />}
    >
      <PageHead {...NEEDS_HEAD}>
        <p className="muted">
          Only the people who look after your loan see it.{' '}
          {stated.recordedOn !== null && `Saved on ${longDay(stated.recordedOn)}.`}
        </p>
      </PageHead>
      {outcome && (
        <NotificationBanner live kind="success" title={outcome.title}>
          <p>{outcome.text}</p>
        </NotificationBanner>
      )}
      <CheckboxGroup
        name="needs"
        legend="What would help you?"
        hint="Choose all that apply"
        options={OPTIONS}
        values={form.chosen}
        onChange={form.choose}
        error={form.problems.needs}
      />
      <TextArea
        name="words"
        label="In your own words (optional)"
        hint="For example, someone who helps you, or a time of day that suits you"
        limit={LONGEST}
        value={form.words}
        onChange={form.write}
      />
      <div className="cluster gap-3">
        <Button type="submit" busy={form.isLoading}>
          Save my support needs
        </Button>
        {stated.recordedOn !== null && (
          <Button type="button" variant="secondary" busy={form.isLoading} onClick={form.remove}>
            Remove them
          </Button>
        )}
      </div>
    </FormPage>
  );
}

function Advice() {
  return (
    <Card as="section" aria-labelledby="advice-heading">
      <h2 id="advice-heading">Free debt advice</h2>
      <DebtAdvice />
    </Card>
  );
}
