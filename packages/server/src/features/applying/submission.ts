import type {
  submissionInput,
  wholeSubmissionInput,
} from '@fairlead/contract/loan-application/submission-input';
import type { z } from 'zod';

/** An application as the caller sent it, decoded: a borrower who is signed in can leave some of it out. */
export type SentSubmission = z.output<typeof submissionInput>;

/** The same with everything that is asked. */
export type Submission = z.output<typeof wholeSubmissionInput>;
