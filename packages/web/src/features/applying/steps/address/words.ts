import type { Stay } from '@fairlead/core/person/address';

/** Shortest first: those who have just moved look for it. */
export const STAYS: readonly { value: Stay; label: string }[] = [
  { value: 6, label: 'Less than 3 years' },
  { value: 5, label: '3 years' },
  { value: 4, label: '4 years' },
  { value: 3, label: '5 to 9 years' },
  { value: 2, label: '10 to 19 years' },
  { value: 1, label: '20 years or more' },
];

export const STAY_EMPTY = 'Select how long you have lived at this address';
