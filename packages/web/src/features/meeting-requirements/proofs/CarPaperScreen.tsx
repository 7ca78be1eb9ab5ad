import { isKeyOf } from '@fairlead/core/records';
import { matchPath, useLocation } from 'react-router';
import { CAR_PAPER } from '../../../application-paths.ts';
import { continuePath } from '../../../paths.ts';
import { useApplicationId } from '../../../parts/application/use-application-id.ts';
import { Redirecting } from '../../../parts/page/Redirecting.tsx';
import { applicationReading } from '../../../resources/loan-application.ts';
import { screen } from '../../../parts/page/screen.ts';
import { RequirementScreen } from '../RequirementScreen.tsx';
import { LaterProofForm } from './later-proof-form.ts';
import { proofHead } from './proofs.ts';
import { WhatToSend } from './WhatToSend.tsx';

export const handle = screen({ access: 'borrower', reads: applicationReading });

/** By the end of their addresses. */
const KINDS = { v5c: 'keeper', 'settlement-letter': 'settlement-letter', insurance: 'insurance' } as const;

/** The page of one of the papers of a car. */
export default function CarPaperScreen() {
  const { pathname } = useLocation();
  const id = useApplicationId();
  const { paper = '' } = matchPath(CAR_PAPER, pathname)?.params ?? {};
  if (!isKeyOf(KINDS, paper)) return <Redirecting to={continuePath(id)} />;
  const kind = KINDS[paper];
  return (
    <RequirementScreen kind={kind} head={proofHead(kind)} words={<WhatToSend kind={kind} />}>
      {(asked) => <LaterProofForm kind={kind} asked={asked} />}
    </RequirementScreen>
  );
}
