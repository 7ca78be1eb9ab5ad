import { useState } from 'react';

/** Steps from the size of other text to twice that. */
export const LARGEST = 4;

export interface TextSize {
  /** From 0, the size of other text, to 4, twice that. */
  readonly step: number;
  readonly increase: () => void;
  readonly decrease: () => void;
}

export function useTextSize(): TextSize {
  const [step, setStep] = useState(0);
  return {
    step,
    increase: () => setStep((now) => Math.min(now + 1, LARGEST)),
    decrease: () => setStep((now) => Math.max(now - 1, 0)),
  };
}
