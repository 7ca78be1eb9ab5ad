import { keysOf } from '@fairlead/core/records';
import { useLocation } from 'react-router';
import { CAR_PAGES, type CarPage } from '../../../application-paths.ts';
import { continuePath } from '../../../paths.ts';
import { useApplicationId } from '../../../parts/application/use-application-id.ts';
import { Redirecting } from '../../../parts/page/Redirecting.tsx';
import { screen } from '../../../parts/page/screen.ts';
import { RequirementScreen } from '../RequirementScreen.tsx';
import { ProofForm } from './ProofForm.tsx';

export const handle = screen({ access: 'borrower' });

const KINDS = {
  keeperProof: 'keeper',
  settlementLetter: 'settlement-letter',
  insuranceProof: 'insurance',
} as const satisfies Record<CarPage, string>;

/** The page of one of the papers of a car, by its address. */
export default function CarPaperScreen() {
  const { pathname } = useLocation();
  const id = useApplicationId();
  const page = keysOf(CAR_PAGES).find((each) => CAR_PAGES[each] === pathname);
  if (page === undefined) return <Redirecting to={continuePath(id)} />;
  const kind = KINDS[page];
  return (
    <RequirementScreen kind={kind}>{(asked) => <ProofForm kind={kind} asked={asked} />}</RequirementScreen>
  );
}
