import type { ComponentProps } from 'react';
import { Button } from '@fairlead/ui/button/Button';
import { CheckboxField } from '@fairlead/ui/checkbox-field/CheckboxField';
import { TextField } from '@fairlead/ui/text-field/TextField';
import type { useAccountForm } from './use-account-form.ts';

/** The fields of a bank account, with the name that the bank has where it is close. */
export function AccountFields({ form }: { form: ReturnType<typeof useAccountForm> }) {
  const { details, change, problems, suggestion } = form;
  return (
    <>
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
        label="I am the account holder, and I can authorise Direct Debits from this account on my own"
        checked={details.isSoleHolder}
        onChange={(isSoleHolder) => change({ isSoleHolder })}
        error={problems.isSoleHolder}
      />
    </>
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
