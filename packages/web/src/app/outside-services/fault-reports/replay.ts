import { replayIntegration } from '@sentry/browser';
import { REPLAY_RULES } from './report-rules.ts';

/** Loaded only when a rule lets a visit be replayed. */
export function replay() {
  const { maskAllText, blockAllMedia } = REPLAY_RULES;
  return replayIntegration({ maskAllText, maskAllInputs: true, blockAllMedia, useCompression: false });
}
