import { applicationReading } from '../../../resources/loan-application.ts';
import { screen } from '../../../parts/page/screen.ts';
import { RequirementScreen } from '../RequirementScreen.tsx';
import { LaterProofForm } from './later-proof-form.ts';
import { proofHead } from './proofs.ts';
import { WhatToSend } from './WhatToSend.tsx';

export const handle = screen({ access: 'borrower', reads: applicationReading });

export default function AddressProofScreen() {
  return (
    <RequirementScreen kind="address" head={proofHead('address')} words={<WhatToSend kind="address" />}>
      {(asked) => <LaterProofForm kind="address" asked={asked} />}
    </RequirementScreen>
  );
}
