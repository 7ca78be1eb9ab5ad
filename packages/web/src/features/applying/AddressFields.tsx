import { TextField } from '@fairlead/ui/text-field/TextField';
import type { DraftAddress } from './draft.ts';
import type { Problems } from './problems.ts';

type AddressFieldsProps = {
  address: DraftAddress;
  problems: Problems;
  onChange: (changes: Partial<DraftAddress>) => void;
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
export function AddressFields({ address, problems, onChange }: AddressFieldsProps) {
  const { index } = address;
  return FIELDS.map(({ line, label, width, autoComplete }) => {
    const id = `addresses.${index}.${line}`;
    // Lines that cannot be wrong have no entry.
    const error = (problems as Readonly<Record<string, string | undefined>>)[id];
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
        error={error}
      />
    );
  });
}
