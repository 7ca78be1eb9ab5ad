import type { ComponentProps } from 'react';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { CheckboxField } from '@fairlead/ui/checkbox-field/CheckboxField';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { TextField } from '@fairlead/ui/text-field/TextField';
import { applicationPath } from '@fairlead/contract/web/account-paths';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { FormPage } from '../../parts/page/FormPage.tsx';
import { listProblems } from '../../resources/problems.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { DirectDebitFacts } from './DirectDebitFacts.tsx';
import type { Asked } from './RequirementScreen.tsx';
import { useBankDetails } from './use-bank-details.ts';

const TITLE = 'Your bank account';

export function BankDetailsForm(asked: Asked) {
  const form = useBankDetails(asked);
  const { details, change, problems, attempts, failure, suggestion, isLoading, submit } = form;
  return (
    <FormPage
      title={TITLE}
      before={<BackLink href={applicationPath(asked.application)} />}
      errors={listProblems(problems)}
      attempts={attempts}
      failure={failure !== null && <ActionFailed error={failure} />}
      after={<DirectDebitFacts dictionary={usePageSettings().brand.dictionary} />}
      onSubmit={submit}
    >
      <header className="stack gap-3">
        <h1>{TITLE}</h1>
        <p className="lead muted">
          We’ll send the loan to this account and collect your payments from it. It must be a current account
          in your own name.
        </p>
      </header>
      <TextField
        name="accountName"
        label="Name on the account"
        autoComplete="name"
        spellCheck={false}
        value={details.accountName}
        onChange={(accountName) => change({ accountName })}
        error={problems.accountName}
      />
      {suggestion !== null && (
        <Suggestion name={suggestion} onTake={() => change({ accountName: suggestion })} />
      )}
      <DigitsField
        name="sortCode"
        label="Sort code"
        hint="6 digits, with or without spaces or hyphens"
        value={details.sortCode}
        onChange={(sortCode) => change({ sortCode })}
        error={problems.sortCode}
      />
      <DigitsField
        name="accountNumber"
        label="Account number"
        hint="Between 6 and 8 digits"
        value={details.accountNumber}
        onChange={(accountNumber) => change({ accountNumber })}
        error={problems.accountNumber}
      />
      <CheckboxField
        name="isSoleHolder"
        label="I am the account holder, and I can authorise Direct Debits from it on my own"
        checked={details.isSoleHolder}
        onChange={(isSoleHolder) => change({ isSoleHolder })}
        error={problems.isSoleHolder}
      />
      <InsetText>
        We’ll check the name with your bank. We may also text you a code first, to confirm it’s you.
      </InsetText>
      <Button type="submit" busy={isLoading}>
        Save this account
      </Button>
    </FormPage>
  );
}

function DigitsField(props: ComponentProps<typeof TextField>) {
  return <TextField {...props} inputMode="numeric" autoComplete="off" width={10} />;
}

function Suggestion({ name, onTake }: { name: string; onTake: () => void }) {
  return (
    <div className="inset-text stack gap-3" role="status">
      <p>
        Your bank has this account under the name <strong>{name}</strong>. If that’s you, use the name your
        bank has.
      </p>
      <Button variant="secondary" onClick={onTake}>
        Use “{name}”
      </Button>
    </div>
  );
}
