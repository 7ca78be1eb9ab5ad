type ReplayRules = {
  onErrorSampleRate: number;
  sessionSampleRate: number;
  maskAllText: boolean;
  blockAllMedia: boolean;
};

/** The figures of the error reporter, by the specification's section 9. */
export const REPORT_RULES = {
  traceSampleRate: 0.1,
  maxBreadcrumbs: 100,
} as const;

/** A replay would mask all text and pictures. */
export const REPLAY_RULES: ReplayRules = {
  onErrorSampleRate: 0,
  sessionSampleRate: 0,
  maskAllText: true,
  blockAllMedia: true,
};

/** Whether any visit can be replayed, so that the code for it is worth loading. */
export function canReplay({ onErrorSampleRate, sessionSampleRate }: ReplayRules): boolean {
  return onErrorSampleRate > 0 || sessionSampleRate > 0;
}
