import { Fragment } from 'react';
import type { DataOf } from '@fairlead/contract/wire/client';
import { Link } from '@fairlead/ui/link/Link';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { Stack } from '@fairlead/ui/stack/Stack';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { MOBILE_NUMBER } from '../../paths.ts';
import { NewAddressFields } from '../../parts/address/NewAddressFields.tsx';
import { useNewAddress } from '../../parts/address/use-new-address.ts';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { endingOf } from '../../parts/page/ending-of.ts';
import { FormPage } from '../../parts/page/FormPage.tsx';
import { listProblems } from '../../resources/problems.ts';
import { loadUser, useChangeAddressMutation } from '../../resources/user.ts';
import { useAppDispatch } from '../../state/hooks.ts';
import { earlierAddresses, presentLines } from './present-address.ts';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

export const DETAILS_HEAD: Head = {
  title: 'Your details',
  lead: 'If you’ve moved, give us your new address. We’ll text you a code first, to confirm it’s you.',
  isQuiet: true,
};

/** Where the borrower lives, where they lived before, and the form of a new address. */
export function AddressDetails({ user }: { user: DataOf<'readUser'> }) {
  const dispatch = useAppDispatch();
  const [change, { isLoading }] = useChangeAddressMutation();
  const form = useNewAddress('address-details', {
    isLoading,
    save: async (body) => {
      await change({ params: { id: user.id }, body }).unwrap();
      await dispatch(loadUser());
    },
  });
  const { problems, attempts, failure, isSaved, submit } = form;
  const history = user.addressHistory ?? [];
  return (
    <FormPage
      title={DETAILS_HEAD.title}
      errors={listProblems(problems)}
      attempts={attempts}
      failure={failure !== null && <ActionFailed error={failure} />}
      onSubmit={submit}
      after={
        <>
          <Earlier history={history} />
          <Stack as="section" gap={2}>
            <h2>Your mobile number</h2>
            <p>We text codes to your number ending {endingOf(user.maskedMobileNumber)}.</p>
            <p>
              <Link href={MOBILE_NUMBER}>Change your mobile number</Link>
            </p>
          </Stack>
        </>
      }
    >
      <PageHead {...DETAILS_HEAD} />
      {isSaved && (
        <NotificationBanner live kind="success" title="We’ve changed your address">
          <p>We’ve emailed you to confirm it.</p>
        </NotificationBanner>
      )}
      <Stack as="section" gap={2}>
        <h2>Your address</h2>
        <p>
          {presentLines(history).map((line) => (
            <Fragment key={line}>
              {line}
              <br />
            </Fragment>
          ))}
        </p>
      </Stack>
      <Stack as="section" gap={5}>
        <div className="stack gap-2">
          <h2>Have you moved?</h2>
          <p>We’ll email {user.email} when it’s changed.</p>
        </div>
        <NewAddressFields form={form} />
      </Stack>
    </FormPage>
  );
}

function Earlier({ history }: { history: NonNullable<DataOf<'readUser'>['addressHistory']> }) {
  const rows = earlierAddresses(history);
  if (rows.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <h2>Previous addresses</h2>
      <SummaryList rows={rows.map(({ address, dates }) => ({ key: dates, value: address }))} />
    </Stack>
  );
}
