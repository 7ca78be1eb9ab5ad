import { TextField } from '@fairlead/ui/text-field/TextField';
import type { DraftAddress } from '../../resources/draft/draft.ts';
import type { Problems } from '../../resources/problems.ts';

type AddressFieldsProps = {
  address: DraftAddress;
  onChange: (changes: Partial<DraftAddress>) => void;
  problems: Problems;
};

const FIELDS = [
  { line: 'flatNumber', label: 'Flat number (optional)', width: 10, autoComplete: undefined },
  { line: 'houseNumber', label: 'House number or name', width: 20, autoComplete: undefined },
  { line: 'line1', label: 'Street', width: undefined, autoComplete: 'address-line1' },
  { line: 'line2', label: 'Second line (optional)', width: undefined, autoComplete: 'address-line2' },
  { line: 'town', label: 'Town or city', width: 20, autoComplete: 'address-level2' },
  { line: 'county', label: 'County (optional)', width: 20, autoComplete: undefined },
  { line: 'postCode', label: 'Postcode', width: 10, autoComplete: 'postal-code' },
] as const;

/** An address line by line. Only the present one may be filled in by the browser. */
export function AddressFields({ address, onChange, problems }: AddressFieldsProps) {
  const { index } = address;
  return FIELDS.map(({ line, label, width, autoComplete }) => {
    const id = `addresses.${index}.${line}`;
    return (
      <TextField
        key={line}
        name={id}
        label={label}
        width={width}
        spellCheck={false}
        autoComplete={index === 0 ? autoComplete : 'off'}
        value={address[line]}
        onChange={(typed) => onChange({ [line]: typed })}
        error={problems[id]}
      />
    );
  });
}
