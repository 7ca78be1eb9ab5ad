import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { ErrorSummary } from '@fairlead/ui/error-summary/ErrorSummary';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { StepCaption } from '@fairlead/ui/step-caption/StepCaption';
import { Stack } from '@fairlead/ui/stack/Stack';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import type { SubmitEvent } from 'react';
import { Page } from '../../parts/page/Page.tsx';
import { useAppSelector } from '../../state/hooks.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { isHirePurchase } from '@fairlead/core/pricing/product-dates';
import { STEPS_OF_FORM } from '../../parts/application/car-steps.ts';
import { useLimits } from '../../parts/application/use-limits.ts';
import { carOf } from '../../parts/car/car-fields.ts';
import { carRows } from '../../parts/car/car-rows.ts';
import { selectRefusal, selectTypedDraft } from '../../resources/draft/draft-slice.ts';
import { CHECK, CHECK_SENTENCES, pageBefore } from './form-pages.ts';
import { presentAnswers } from './present-answers.ts';
import { DraftSaved } from './saving/DraftSaved.tsx';
import { selectDraft } from './select-draft.ts';
import { backHref } from './use-step-form.ts';

/** Every answer before it is sent. What the server refused without naming a field is said at the top. */
export function CheckPage({ onSubmit }: { onSubmit: () => void }) {
  const draft = useAppSelector(selectDraft);
  const { unknown } = useAppSelector(selectRefusal);
  const typed = useAppSelector(selectTypedDraft);
  const { dictionary, config } = usePageSettings().brand;
  const last = STEPS_OF_FORM + useLimits().stepsBefore;
  const isHire = isHirePurchase(config.productId);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Page title="Check your details before applying" step="check" hasErrors={unknown.length > 0}>
      <BackLink href={backHref(pageBefore(CHECK, draft))} />
      <ErrorSummary errors={unknown.map((message) => ({ message }))} focusKey={unknown.join()} />
      <form className="stack gap-7" noValidate onSubmit={submit}>
        <header className="stack gap-3">
          <StepCaption step={last} of={last} />
          <h1>Check your details before applying</h1>
          {CHECK_SENTENCES.map((sentence) => (
            <p key={sentence} className="muted">
              {sentence}
            </p>
          ))}
        </header>
        {[...(isHire ? carRows(carOf(typed)) : []), ...presentAnswers(draft)].map(({ heading, rows }) => (
          <Stack key={heading} as="section" gap={3}>
            <h2>{heading}</h2>
            <SummaryList rows={rows} />
          </Stack>
        ))}
        <Stack as="section" gap={4}>
          <h2>What happens when you apply</h2>
          <InsetText>
            {isHire && 'We check the history of your car and what it is worth. '}We’ll run a{' '}
            <strong>soft search</strong> of your credit file. It won’t affect your credit score, and other
            lenders can’t see it.
          </InsetText>
          <p>
            You’ll get a decision in about a minute, with your own price if we can lend to you. Applying
            doesn’t commit you to anything: you’ll read every document before you sign.
          </p>
          <p>
            By applying you confirm that these details are true and that {dictionary.legalEntity.name} may use
            them and your credit file to decide.
          </p>
        </Stack>
        <Button type="submit">Apply and see my price</Button>
        <DraftSaved page={CHECK} form={draft} />
      </form>
    </Page>
  );
}
