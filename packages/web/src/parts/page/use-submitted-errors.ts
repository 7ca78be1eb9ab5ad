import type { SummaryError } from '@fairlead/ui/error-summary/ErrorSummary';
import { useState } from 'react';

/**
 * The errors that the last submission found, until the next one: correcting a field takes its own error away, and the
 * summary above stays, so that nothing moves under the borrower's hands. `attempts` changes with each submission.
 */
export function useSubmittedErrors(
  errors: readonly SummaryError[],
  attempts: number,
): readonly SummaryError[] {
  const [submitted, setSubmitted] = useState({ attempts, errors });
  if (submitted.attempts === attempts) return submitted.errors;
  setSubmitted({ attempts, errors });
  return errors;
}
