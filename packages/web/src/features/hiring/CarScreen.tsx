import { useStoredDraft } from '../../parts/application/use-stored-draft.ts';
import { useBrowserSeeds } from '../../parts/experiment/use-browser-seeds.ts';
import type { CarPage } from '../../parts/car/check-car.ts';
import { Loading } from '../../parts/page/Loading.tsx';
import { Redirecting } from '../../parts/page/Redirecting.tsx';
import { screen } from '../../parts/page/screen.ts';
import { formPath } from '../../paths.ts';
import { selectTypedDraft } from '../../resources/draft/draft-slice.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { AgreementPage } from './AgreementPage.tsx';
import { FoundPage } from './FoundPage.tsx';
import { LicencePage } from './LicencePage.tsx';
import { MarkPage } from './MarkPage.tsx';
import { MileagePage } from './MileagePage.tsx';
import { TypedPage } from './TypedPage.tsx';
import { useCarForm, useCarPage, type CarForm } from './use-car-form.ts';

export const handle = screen({ access: 'anyone' });

const PAGES: Readonly<Record<CarPage, (props: { form: CarForm }) => React.ReactNode>> = {
  mark: MarkPage,
  found: FoundPage,
  typed: TypedPage,
  mileage: MileagePage,
  agreement: AgreementPage,
  licence: LicencePage,
};

/** The first part of a form for motor finance. The form itself opens it, and continues after it. */
export default function CarScreen() {
  const isReady = useStoredDraft();
  const typed = useAppSelector(selectTypedDraft);
  const page = useCarPage(isReady);
  const areSeedsKnown = useBrowserSeeds();
  if (isReady && typed.amount === undefined) return <Redirecting to={formPath('loan')} />;
  // The other pages have one version, and are there before the seed is.
  if (page === 'agreement' && !areSeedsKnown) return <Loading title="Opening your application" />;
  return <Answering key={page} page={page} isReady={isReady} />;
}

function Answering({ page, isReady }: { page: CarPage; isReady: boolean }) {
  const form = useCarForm(page, isReady);
  const Page = PAGES[page];
  return <Page form={form} />;
}
