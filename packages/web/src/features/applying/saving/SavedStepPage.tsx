import { Suspense, type ComponentProps } from 'react';
import { laterPart } from '../../../parts/page/later-part.tsx';
import { StepPage } from '../StepPage.tsx';

/** The page does not wait for it. */
const DraftSaved = laterPart(
  'the part that saves your answers',
  async () => (await import('./DraftSaved.tsx')).DraftSaved,
);

type StepPageProps = ComponentProps<typeof StepPage>;

type SavedStepPageProps = StepPageProps & { form: StepPageProps['form'] & { draft: object } };

/** A page of the form after the email address is known: the form is saved when it opens. */
export function SavedStepPage({ after, ...props }: SavedStepPageProps) {
  const { page, isReady, draft } = props.form;
  return (
    <StepPage
      {...props}
      after={
        <>
          {after}
          {/* A page knows its own fields; it is given those of the whole form. */}
          {isReady && (
            <Suspense>
              <DraftSaved page={page} form={draft as ComponentProps<typeof DraftSaved>['form']} />
            </Suspense>
          )}
        </>
      }
    />
  );
}
