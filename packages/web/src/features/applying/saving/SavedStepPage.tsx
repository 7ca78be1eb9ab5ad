import type { ComponentProps } from 'react';
import { StepPage } from '../StepPage.tsx';
import { DraftSaved } from './DraftSaved.tsx';

/** A page of the form after the email address is known: the form is saved when it opens. */
export function SavedStepPage({ after, ...props }: ComponentProps<typeof StepPage>) {
  const { page, isReady } = props.form;
  return (
    <StepPage
      {...props}
      after={
        <>
          {after}
          <DraftSaved page={page} isReady={isReady} />
        </>
      }
    />
  );
}
