import { useAppDispatch } from '../../../state/hooks.ts';
import { AddressFields } from '../AddressFields.tsx';
import { ADDRESS_STEPS } from '../address-steps.ts';
import { addressChanged } from '../draft-slice.ts';
import { StepPage } from '../StepPage.tsx';
import { useStepForm } from '../use-step-form.ts';

export function TypeAddressStep({ index }: { index: 0 | 1 }) {
  const step = ADDRESS_STEPS[index].manual;
  const form = useStepForm(step);
  const dispatch = useAppDispatch();
  return (
    <StepPage
      step={step}
      form={form}
      title={index === 0 ? 'Enter your address' : 'Enter your previous address'}
    >
      <AddressFields
        address={form.draft.addresses[index]}
        problems={form.problems}
        onChange={(changes) => dispatch(addressChanged({ index, changes }))}
      />
    </StepPage>
  );
}
