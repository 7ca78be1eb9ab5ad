/** A seed and its share of borrowers: a weight of 3 gets three times as many as a weight of 1. */
export type Variant = { seed: string; weight: number };

/**
 * A comparison of two or more versions of a page. The versions differ in harmless words or order: never in a figure, a
 * legal text or what is offered.
 */
export type Experiment = {
  name: string;
  /** The first is the default: what a borrower sees who takes no part, and until the seed is known. */
  variants: readonly [Variant, ...Variant[]];
};

/** Whether the list of tasks before the signature begins with how far it is, or with that one may stop. */
export const TASK_LIST_LEAD = {
  name: 'task-list-lead',
  variants: [
    { seed: 'progress-first', weight: 1 },
    { seed: 'pause-first', weight: 1 },
  ],
} as const satisfies Experiment;
