import { AddressFields } from '../../../../parts/application/AddressFields.tsx';
import { addressChanged } from '../../../../resources/draft/draft-slice.ts';
import type { AddressFields as Fields } from '../../../../resources/draft/draft.ts';
import { useAppDispatch } from '../../../../state/hooks.ts';
import type { StepProps } from '../../step.ts';
import { SavedStepPage } from '../../saving/SavedStepPage.tsx';
import { addressOf } from './pages.ts';

export function TypeAddressStep({ form }: StepProps<Fields, string>) {
  const dispatch = useAppDispatch();
  const index = addressOf(form.page);
  return (
    <SavedStepPage form={form} title={index === 0 ? 'Enter your address' : 'Enter your previous address'}>
      <AddressFields
        address={form.draft.addresses[index]}
        onChange={(changes) => dispatch(addressChanged({ index, changes }))}
        problems={form.problems}
      />
    </SavedStepPage>
  );
}
