import { applicationPath } from '@fairlead/contract/web/account-paths';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { Fragment, useState } from 'react';
import { continuePath } from '../../paths.ts';
import { NewAddressFields } from '../../parts/address/NewAddressFields.tsx';
import { isBegun } from '../../parts/address/new-address.ts';
import { useNewAddress } from '../../parts/address/use-new-address.ts';
import { useApplicationStep } from '../../parts/application/use-application-step.ts';
import { useFocusAfter } from '../../parts/form/use-focus-after.ts';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { FormPage } from '../../parts/page/FormPage.tsx';
import { useGo } from '../../parts/page/navigation.tsx';
import { addressLines } from '../../resources/address.ts';
import { listProblems } from '../../resources/problems.ts';
import {
  useConfirmExistingAddressMutation,
  useProvideNewAddressMutation,
} from '../../resources/requirement.ts';
import type { Asked } from './RequirementScreen.tsx';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

export const ADDRESS_HEAD: Head = {
  title: 'Is this still your address?',
  lead: 'Your agreement must show your current address. If you’ve moved, give us your new one.',
  isQuiet: true,
};
const LIVES_HERE = 'lives-here';

/** The address of the application, to be confirmed, or another in its place. */
export function CurrentAddressForm({ application, requirement }: Asked) {
  const go = useGo();
  const params = { id: requirement.id };
  const [provide, { isLoading }] = useProvideNewAddressMutation();
  const form = useNewAddress('current-address', {
    isLoading,
    save: async (body) => {
      await provide({ params, body }).unwrap();
      go(continuePath(application.id));
    },
  });
  const confirm = useApplicationStep(useConfirmExistingAddressMutation(), {
    params,
    body: { isCurrent: true },
  });
  const [hasMoved, setHasMoved] = useState(isBegun(form.address));
  useFocusAfter(hasMoved, hasMoved ? 'addresses.0.postCode' : LIVES_HERE);
  const failure = hasMoved ? form.failure : confirm.error;
  const lines = requirement.address ? addressLines(requirement.address) : [];
  return (
    <FormPage
      title={ADDRESS_HEAD.title}
      before={<BackLink href={applicationPath(application)} />}
      errors={listProblems(form.problems)}
      attempts={form.attempts}
      failure={failure !== null && <ActionFailed error={failure} />}
      onSubmit={form.submit}
    >
      <PageHead {...ADDRESS_HEAD}>
        {requirement.state !== 'Met' && <p className="muted">{requirement.reason}</p>}
      </PageHead>
      <InsetText>
        {lines.map((line) => (
          <Fragment key={line}>
            {line}
            <br />
          </Fragment>
        ))}
      </InsetText>
      {hasMoved ? (
        <>
          <div className="stack gap-2">
            <h2>Your new address</h2>
            <p>We may text you a code first, to confirm it’s you.</p>
          </div>
          <NewAddressFields form={form} />
          <Button variant="plain" onClick={() => setHasMoved(false)}>
            I still live at the address above
          </Button>
        </>
      ) : (
        <Cluster gap={3}>
          <Button id={LIVES_HERE} busy={confirm.isLoading} onClick={confirm.press}>
            Yes, I live here
          </Button>
          <Button variant="secondary" onClick={() => setHasMoved(true)}>
            No, I’ve moved
          </Button>
        </Cluster>
      )}
    </FormPage>
  );
}
