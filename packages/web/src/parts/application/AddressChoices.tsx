import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { addressLines, type FoundAddress } from '../../resources/address.ts';
import { isSameAddress } from '../../resources/draft/addresses.ts';
import type { DraftAddress } from '../../resources/draft/draft.ts';

type AddressChoicesProps = {
  found: readonly FoundAddress[];
  /** The address that is chosen so far. */
  address: DraftAddress;
  onChoose: (found: FoundAddress) => void;
  error: string | undefined;
};

/** The addresses at a postcode, of which one is chosen. */
export function AddressChoices({ found, address, onChoose, error }: AddressChoicesProps) {
  const chosen = found.findIndex((each) => isSameAddress(each, address));
  return (
    <RadioGroup
      name={`addresses.${address.index}.choice`}
      legend={`${found.length} ${found.length === 1 ? 'address' : 'addresses'} found`}
      options={found.map((each, position) => ({
        value: String(position),
        label: addressLines(each).slice(0, -1).join(', '),
      }))}
      value={String(chosen)}
      onChange={(position) => {
        const picked = found[Number(position)];
        if (picked) onChoose(picked);
      }}
      error={error}
    />
  );
}
