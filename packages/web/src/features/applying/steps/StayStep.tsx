import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { addressLines } from '../../../resources/address.ts';
import { useAppDispatch } from '../../../state/hooks.ts';
import { STAYS } from '../address-rules.ts';
import { addressChanged } from '../draft-slice.ts';
import { StepPage } from '../StepPage.tsx';
import { useStepForm } from '../use-step-form.ts';

export function StayStep() {
  const form = useStepForm('address-stay');
  const dispatch = useAppDispatch();
  const [address] = form.draft.addresses;
  return (
    <StepPage
      step="address-stay"
      form={form}
      title="How long have you lived there?"
      intro={addressLines(address).join(', ')}
    >
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
    </StepPage>
  );
}
