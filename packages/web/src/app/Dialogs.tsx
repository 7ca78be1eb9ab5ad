import { lazy, Suspense, useEffect } from 'react';
import { whenIdle } from '../state/consent/when-idle.ts';
import { useAppDispatch, useAppSelector } from '../state/hooks.ts';
import { selectIsOpen } from '../state/modals-slice.ts';
import { STEP_UP, type StepUpDesk } from '../state/step-up.ts';
import { useRenewal, useSessionPhase } from './use-session-phase.ts';

type StepUpProps = { desk: StepUpDesk };

/** In place of a dialog that cannot be loaded: the call that waits for the code fails, and can be tried again. */
function NoStepUp({ desk }: StepUpProps) {
  const dispatch = useAppDispatch();
  useEffect(() => desk.end(dispatch, false), [desk, dispatch]);
  return null;
}

const loadStepUp = async () => (await import('./StepUpDialog.tsx')).StepUpDialog;
const loadWarning = () => import('./SessionWarning.tsx');
const nothing = { SessionWarning: () => null, LastWarning: () => null };

const StepUpDialog = lazy(async () => ({ default: await loadStepUp().catch(() => NoStepUp) }));
const warnings = async () => loadWarning().catch(() => nothing);
const SessionWarning = lazy(async () => ({ default: (await warnings()).SessionWarning }));
const LastWarning = lazy(async () => ({ default: (await warnings()).LastWarning }));

/** The dialogs that any screen may need. They are loaded when the page is idle, or when they are needed before. */
export function Dialogs({ desk }: StepUpProps) {
  const isCodeAsked = useAppSelector((state) => selectIsOpen(state, STEP_UP));
  const phase = useSessionPhase();
  useRenewal();
  useEffect(() => whenIdle(() => void Promise.allSettled([loadStepUp(), loadWarning()])), []);
  const isEnding = phase === 'ending' || phase === 'ending for good';
  // React would hydrate a boundary of the served page at once when this renders again.
  if (!isCodeAsked && !isEnding) return null;
  return (
    <Suspense fallback={null}>
      {isCodeAsked && <StepUpDialog desk={desk} />}
      {phase === 'ending' && <SessionWarning />}
      {phase === 'ending for good' && <LastWarning />}
    </Suspense>
  );
}
