import type { applicationInput } from '@fairlead/contract/loan-application/endpoints';
import type { z } from 'zod';

/** An application that was sent, decoded. */
export type Submission = z.output<typeof applicationInput>;
