import { TextField } from '@fairlead/ui/text-field/TextField';
import { useAppDispatch } from '../../../state/hooks.ts';
import { ADDRESS_STEPS } from '../address-steps.ts';
import { ByHandLink } from '../ByHandLink.tsx';
import { lookUpStarted, postCodeTyped } from '../draft-slice.ts';
import { StepPage } from '../StepPage.tsx';
import { useStepForm } from '../use-step-form.ts';

const WORDS = [
  { title: 'What is your address?', intro: undefined },
  {
    title: 'Where did you live before?',
    intro:
      'You have been at your present address for less than 3 years, so we ask for the one before it too.',
  },
] as const;

export function FindAddressStep({ index }: { index: 0 | 1 }) {
  const dispatch = useAppDispatch();
  const form = useStepForm(ADDRESS_STEPS[index].find);
  const lookUp: typeof form.submit = (event) => {
    dispatch(lookUpStarted(index));
    form.submit(event);
  };
  return (
    <StepPage
      {...WORDS[index]}
      step={ADDRESS_STEPS[index].find}
      form={{ ...form, submit: lookUp }}
      submitLabel="Find address"
      after={<ByHandLink index={index} />}
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
    </StepPage>
  );
}
