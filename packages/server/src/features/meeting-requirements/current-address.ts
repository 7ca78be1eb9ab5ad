import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import type { Brand } from '@fairlead/brands/brand';
import { accept } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import { openApplicant, sealApplicant } from '../../resources/loan-application/applicant.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import type { ApplicationRow } from '../../resources/loan-application/loan-application-store.ts';
import { atMoment, callUs } from '../../resources/outbox/letter-words.ts';
import { writeToBorrower, type BorrowerLetter } from '../../resources/outbox/write-to-borrower.ts';
import { applicationTaking } from '../../resources/requirement/application-taking.ts';
import { provideRequirement } from '../../resources/requirement/provide-requirement.ts';
import { stateOf } from '../../resources/requirement/requirement-store.ts';
import { acceptAddress, isSameAddress, type UserAddress } from '../../resources/user/addresses.ts';
import { moveBorrower } from '../../resources/user/move-borrower.ts';

type Context = RequestContext<Borrower>;

const KIND = 'current-address';

/** An answer that is there already is kept: taking it again would end the documents. */
async function confirm(tx: Db, context: Context, application: ApplicationRow): Promise<ApplicationRow> {
  const isConfirmed = (await stateOf(tx, application, KIND)) === 'Met';
  return isConfirmed ? application : provideRequirement(tx, context, application, KIND, 'confirmed');
}

/** The borrower lives where the application says, whatever the credit file has. */
export function confirmExistingAddress(context: Context, id: string) {
  return context.transaction(async (tx) => {
    const found = await applicationTaking(tx, context, KIND, id, { isHeld: true });
    if (!found.ok) return found;
    return accept(await viewApplication(tx, context, await confirm(tx, context, found.value)));
  });
}

/** It names no address: the letter may be read by others. */
function applicationAddressChanged(brand: Brand, reference: string, now: Date): BorrowerLetter {
  return {
    subject: 'You changed your address',
    paragraphs: [`The address of your application ${reference} was changed ${atMoment(now)}.`, callUs(brand)],
  };
}

/** The owner is notified once: of the account's address where that changed as well. */
async function change(tx: Db, context: Context, application: ApplicationRow, address: UserAddress) {
  const { actor, brand, cipher, wallNow } = context;
  const before = openApplicant(cipher, application);
  const applicant = { ...before, addresses: [address, ...before.addresses] };
  await auditApplication(tx, context, application, 'application-address-changed');
  if (!(await moveBorrower(context, tx, address))) {
    const letter = applicationAddressChanged(brand, application.reference, wallNow());
    await writeToBorrower(context, tx, actor, 'address-changed', letter);
  }
  const changes = { applicant_encrypted: sealApplicant(cipher, application.id, applicant) };
  return provideRequirement(tx, context, application, KIND, 'changed', changes);
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
    const [present] = openApplicant(context.cipher, application).addresses;
    const isPresent = present !== undefined && isSameAddress(present, address.value);
    const take = isPresent ? confirm : change;
    return accept(await viewApplication(tx, context, await take(tx, context, application, address.value)));
  });
  context.wakeWorker();
  return answer;
}
