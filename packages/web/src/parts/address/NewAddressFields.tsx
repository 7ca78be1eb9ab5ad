import { Button } from '@fairlead/ui/button/Button';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { LoadingView } from '@fairlead/ui/loading-view/LoadingView';
import { TextField } from '@fairlead/ui/text-field/TextField';
import { AddressChoices } from '../application/AddressChoices.tsx';
import { AddressFields } from '../application/AddressFields.tsx';
import { useFindAddressesQuery } from '../../resources/address.ts';
import { NothingFound } from './NothingFound.tsx';
import { asDraft, asksFor, withFound, withPostCode } from './new-address.ts';
import type { useNewAddress } from './use-new-address.ts';

const POST_CODE = 'addresses.0.postCode';

type Props = { form: ReturnType<typeof useNewAddress> };

/** A postcode and the addresses there, or the address line by line: no list of addresses has every address. */
export function NewAddressFields({ form }: Props) {
  return asksFor(form.address) === 'lines' ? <Lines form={form} /> : <LookUp form={form} />;
}

function Lines({ form }: Props) {
  const { address, edit, ask, problems, isLoading } = form;
  return (
    <>
      <AddressFields
        address={asDraft(address)}
        onChange={({ index: _index, period: _period, populateManually: _manual, ...lines }) => edit(lines)}
        problems={problems}
      />
      <Save isLoading={isLoading} />
      <Button variant="plain" onClick={() => ask({ isManual: false, foundAt: '' })}>
        Find it by postcode instead
      </Button>
    </>
  );
}

function LookUp({ form }: Props) {
  const { address, edit, ask, problems, isLoading } = form;
  const { foundAt } = address;
  const isAsked = foundAt !== '';
  const { currentData: data, isError } = useFindAddressesQuery(
    { query: { postCode: foundAt } },
    { skip: !isAsked },
  );
  const { addresses: found, suggestions = [] } = data ?? {};
  const isEmpty = found?.length === 0;
  const isNone = (isEmpty && suggestions.length === 0) || (isAsked && isError);
  const take = (postCode: string): void => {
    edit({ ...withPostCode(address, postCode), foundAt: postCode });
    document.getElementById(POST_CODE)?.focus();
  };
  return (
    <>
      <TextField
        name={POST_CODE}
        label="Postcode"
        hint="For example, SW1A 1AA"
        autoComplete="postal-code"
        spellCheck={false}
        width={10}
        value={address.postCode}
        onChange={(postCode) => edit(withPostCode(address, postCode))}
        error={problems[POST_CODE]}
      />
      {isAsked && isError && (
        <InsetText>We can’t look up addresses at the moment. Enter yours manually instead.</InsetText>
      )}
      {isEmpty && <NothingFound postCode={foundAt} suggestions={suggestions} onTake={take} />}
      {isAsked && !found && !isError && <LoadingView title="Looking up addresses" />}
      {found && found.length > 0 && (
        <AddressChoices
          found={found}
          address={asDraft(address)}
          onChoose={(chosen) => edit(withFound(address, chosen))}
          error={problems['addresses.0.choice']}
        />
      )}
      {found && found.length > 0 && <Save isLoading={isLoading} />}
      {!isAsked && <Button type="submit">Find address</Button>}
      <Button variant={isNone ? 'primary' : 'plain'} onClick={() => ask({ isManual: true })}>
        Enter address manually
      </Button>
    </>
  );
}

function Save({ isLoading }: { isLoading: boolean }) {
  return (
    <Button type="submit" busy={isLoading}>
      Save my new address
    </Button>
  );
}
