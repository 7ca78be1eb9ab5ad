import type { BodyOf } from '@fairlead/contract/wire/client';

/** An application that leaves nothing out: the form asks everything. */
export type WholeSubmission = Extract<BodyOf<'submitApplication'>, { user: object }>;
