/** A seed and its share of borrowers: a weight of 3 gets three times as many as a weight of 1. */
export type Variant = { seed: string; weight: number };

/**
 * A comparison of two or more versions of a page. The versions differ in harmless words or order: never in a figure, a
 * legal text or what is offered.
 */
export type Experiment = {
  name: string;
  /**
   * Whose version it is: the borrower's, on every device, once an application has one; or the browser's, by its lifetime
   * id, on pages before that.
   */
  unit: 'borrower' | 'browser';
  /** The first is the default: what someone sees who takes no part, and where the seed is not known. */
  variants: readonly [Variant, ...Variant[]];
};

/** Whether the list of tasks before the signature begins with how far it is, or with that one may stop. */
export const TASK_LIST_LEAD = {
  name: 'task-list-lead',
  unit: 'borrower',
  variants: [
    { seed: 'progress-first', weight: 1 },
    { seed: 'pause-first', weight: 1 },
  ],
} as const satisfies Experiment;

/** Whether the help about the settlement letter, on the page about the finance on a car, is closed or open at first. */
export const SETTLEMENT_LETTER_HELP = {
  name: 'settlement-letter-help',
  unit: 'browser',
  variants: [
    { seed: 'closed', weight: 1 },
    { seed: 'open', weight: 1 },
  ],
} as const satisfies Experiment;
