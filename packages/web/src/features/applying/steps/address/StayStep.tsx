import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { addressLines } from '../../../../resources/address.ts';
import { addressChanged } from '../../../../resources/draft/draft-slice.ts';
import type { AddressFields } from '../../../../resources/draft/draft.ts';
import { useAppDispatch } from '../../../../state/hooks.ts';
import type { StepProps } from '../../step.ts';
import { SavedStepPage } from '../../saving/SavedStepPage.tsx';
import { STAYS } from './words.ts';

export function StayStep({ form }: StepProps<AddressFields, string>) {
  const dispatch = useAppDispatch();
  const [address] = form.draft.addresses;
  // Room for the line until there is a draft, so that nothing moves then.
  const intro = addressLines(address).join(', ') || '\u00a0';
  return (
    <SavedStepPage form={form} title="How long have you lived there?" intro={intro}>
      <RadioGroup
        name="addresses.0.period"
        legend="Time at this address"
        options={STAYS.map(({ value, label }) => ({ value: String(value), label }))}
        value={String(address.period)}
        onChange={(value) => {
          const stay = STAYS.find((each) => String(each.value) === value);
          if (stay) dispatch(addressChanged({ index: 0, changes: { period: stay.value } }));
        }}
        error={form.problems['addresses.0.period']}
      />
    </SavedStepPage>
  );
}
