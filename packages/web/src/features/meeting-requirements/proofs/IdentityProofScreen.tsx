import { applicationReading } from '../../../resources/loan-application.ts';
import { screen } from '../../../parts/page/screen.ts';
import { RequirementScreen } from '../RequirementScreen.tsx';
import { LaterProofForm } from './later-proof-form.ts';
import { proofHead } from './proofs.ts';
import { WhatToSend } from './WhatToSend.tsx';

export const handle = screen({ access: 'borrower', reads: applicationReading });

export default function IdentityProofScreen() {
  return (
    <RequirementScreen kind="identity" head={proofHead('identity')} words={<WhatToSend kind="identity" />}>
      {(asked) => <LaterProofForm kind="identity" asked={asked} />}
    </RequirementScreen>
  );
}
