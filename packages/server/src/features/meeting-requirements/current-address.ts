import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import { accept } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { openApplicant, sealApplicant } from '../../resources/loan-application/applicant.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import { applicationTaking } from '../../resources/requirement/application-taking.ts';
import { provideRequirement } from '../../resources/requirement/provide-requirement.ts';
import { acceptAddress } from '../../resources/user/addresses.ts';
import { moveBorrower } from '../../resources/user/move-borrower.ts';

type Context = RequestContext<Borrower>;

const KIND = 'current-address';

/** The borrower lives where the application says, whatever the credit file has. */
export function confirmExistingAddress(context: Context, id: string) {
  return context.transaction(async (tx) => {
    const found = await applicationTaking(tx, context, KIND, id, { isHeld: true });
    if (!found.ok) return found;
    const met = await provideRequirement(tx, context, found.value, KIND, 'confirmed');
    return accept(await viewApplication(tx, context, met));
  });
}

/** The borrower lives somewhere else: the application and the account take that address over. */
export async function provideNewAddress(
  context: Context,
  id: string,
  given: BodyOf<Endpoints['provideNewAddress']>,
) {
  const address = acceptAddress(given);
  if (!address.ok) return address;
  const answer = await context.transaction(async (tx) => {
    const found = await applicationTaking(tx, context, KIND, id, { isHeld: true });
    if (!found.ok) return found;
    const application = found.value;
    const before = openApplicant(context.cipher, application);
    const applicant = { ...before, addresses: [address.value, ...before.addresses] };
    await moveBorrower(context, tx, address.value);
    const changes = { applicant_encrypted: sealApplicant(context.cipher, application.id, applicant) };
    const met = await provideRequirement(tx, context, application, KIND, 'changed', changes);
    return accept(await viewApplication(tx, context, met));
  });
  context.wakeWorker();
  return answer;
}
