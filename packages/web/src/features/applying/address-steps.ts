import type { StepId } from './steps.ts';

/** The pages of the present address and those of the one before it. */
export const ADDRESS_STEPS = [
  { find: 'address', choose: 'address-choose', manual: 'address-manual' },
  { find: 'previous-address', choose: 'previous-address-choose', manual: 'previous-address-manual' },
] as const satisfies readonly Record<'find' | 'choose' | 'manual', StepId>[];
