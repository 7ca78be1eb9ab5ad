import { newApplicant } from '../people.ts';
import { photo } from '../sent-files.ts';
import { applied, followUp } from './applying.ts';
import type { Api } from './sign-in.ts';

/** A proof of identity that waits for staff: its borrower, its requirement and its file. */
export async function waitingProof(api: Api) {
  const borrower = await applied(api, newApplicant('Successful', 'Accept-Identity'));
  const { identity } = await followUp(api, borrower);
  // Its name leaves it to staff.
  const call = { token: borrower.token, params: { id: identity }, body: photo('wait.jpg') };
  const { requirements = [] } = await api.get('proofOfId', call);
  const proof = requirements.find(({ id }) => id === identity);
  return { ...borrower, identity, file: proof?.attachments?.[0]?.id ?? '' };
}
