/** What the sandbox's reviewer approves when a decline is looked at again. Everything else is upheld. */
export const SANDBOX_SECOND_LOOK = {
  reason: 'mistake',
  band: 'Limited',
  outcome:
    'A decline is looked at again and approved in the Limited band on the next working day, where the rules allow it. Any other text: the decision is upheld.',
} as const;
