import { lazy, Suspense } from 'react';
import { isHirePurchase } from '@fairlead/core/pricing/product-dates';
import { Loading } from '../../parts/page/Loading.tsx';
import { Redirecting } from '../../parts/page/Redirecting.tsx';
import { screen } from '../../parts/page/screen.ts';
import { CAR } from '../../paths.ts';
import { selectTypedDraft } from '../../resources/draft/draft-slice.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { pageNamed } from './form-pages.ts';
import { loadPage } from './StepScreen.tsx';
import { useClosedReason } from './use-closed-reason.ts';
import { useStartedForm } from './use-started-form.ts';

/** Loaded where there is no form to fill in. */
const FormClosed = lazy(async () => ({ default: (await import('./FormClosed.tsx')).FormClosed }));

export const handle = screen({
  access: 'anyone',
  prepare: (search) => loadPage(pageNamed(search.get('step'))),
});

export default function QuoteScreen() {
  const { isReady, isBorrowerAwaited, opening } = useStartedForm();
  const reason = useClosedReason(opening);
  const isCarAwaited = useIsCarAwaited();
  const loading = <Loading title="Opening the form" />;
  // A stored draft may have come from a partner.
  const isUnknown = isBorrowerAwaited || (!isReady && reason === 'partnersOnly');
  if (isUnknown) return loading;
  if (reason === null && isCarAwaited) return isReady ? <Redirecting to={CAR} /> : loading;
  if (reason === null) return <ApplicationForm opening={isReady ? null : opening} />;
  return (
    <Suspense fallback={loading}>
      <FormClosed reason={reason} />
    </Suspense>
  );
}

/** A form for motor finance asks about the car first. */
function useIsCarAwaited(): boolean {
  const { isCarAnswered } = useAppSelector(selectTypedDraft);
  return isHirePurchase(usePageSettings().brand.config.productId) && isCarAnswered !== true;
}
