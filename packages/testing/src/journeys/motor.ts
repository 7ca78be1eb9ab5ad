import { newMotorApplicant } from '../motor-people.ts';
import type { Application } from '../people.ts';
import type { Borrower } from './applying.ts';
import { signIn, type Api } from './sign-in.ts';

const brand = 'motor';

/** A new applicant for motor finance, sent by a partner, who has a decision. The surname and the mark choose it. */
export async function appliedForMotor(
  api: Api,
  application: Application = newMotorApplicant('Ada', 'Accept'),
): Promise<Borrower> {
  const { referral } = await api.get('makeReferral', { body: { brand } });
  const { id, autoLoginToken } = await api.get('submitApplication', {
    body: application,
    brand,
    query: { referral },
  });
  return { ...(await signIn(api, autoLoginToken, brand)), applicationId: id, application };
}
