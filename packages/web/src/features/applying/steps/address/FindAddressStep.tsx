import { TextField } from '@fairlead/ui/text-field/TextField';
import { lookUpStarted, postCodeTyped } from '../../../../resources/draft/draft-slice.ts';
import type { AddressFields } from '../../../../resources/draft/draft.ts';
import { useAppDispatch } from '../../../../state/hooks.ts';
import type { StepProps } from '../../step.ts';
import { SavedStepPage } from '../../saving/SavedStepPage.tsx';
import { ManualLink } from './ManualLink.tsx';
import { addressOf } from './pages.ts';

const WORDS = [
  { title: 'What is your address?', intro: undefined },
  {
    title: 'Where did you live before?',
    intro: 'You’ve lived at your current address for less than 3 years, so we need your previous one too.',
  },
] as const;

export function FindAddressStep({ form }: StepProps<AddressFields, string>) {
  const dispatch = useAppDispatch();
  const index = addressOf(form.page);
  const lookUp: typeof form.submit = (event) => {
    dispatch(lookUpStarted(index));
    form.submit(event);
  };
  return (
    <SavedStepPage
      {...WORDS[index]}
      form={{ ...form, submit: lookUp }}
      submitLabel="Find address"
      after={<ManualLink index={index} isChange={form.isChange} />}
    >
      <TextField
        name={`addresses.${index}.postCode`}
        label="Postcode"
        hint="For example, SW1A 1AA"
        autoComplete={index === 0 ? 'postal-code' : 'off'}
        spellCheck={false}
        width={10}
        value={form.draft.addresses[index].postCode}
        onChange={(postCode) => dispatch(postCodeTyped({ index, postCode }))}
        error={form.problems[`addresses.${index}.postCode`]}
      />
    </SavedStepPage>
  );
}
