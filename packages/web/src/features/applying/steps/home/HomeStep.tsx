import { MoneyField } from '@fairlead/ui/money-field/MoneyField';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { useDraftField } from '../../../../parts/application/use-draft-field.ts';
import type { StepProps } from '../../step.ts';
import { SavedStepPage } from '../../saving/SavedStepPage.tsx';
import { hasDependants, paysForHome } from './check.ts';
import type { HomeFields } from './fields.ts';
import { DEPENDANTS, HOUSING, MARITAL } from './words.ts';

export function HomeStep({ form }: StepProps<HomeFields>) {
  const field = useDraftField(form);
  const { draft } = form;
  return (
    <SavedStepPage
      form={form}
      title="Your home and household"
      intro="We use this to check that you can afford the payments."
    >
      <RadioGroup {...field('residentialStatus')} legend="Housing situation" options={HOUSING} />
      {paysForHome(draft) && (
        <MoneyField
          {...field('rentOrMortgageMonthlyPayment')}
          pence
          label="Your share of the rent or mortgage each month, in pounds"
          hint="Enter 0 if you pay nothing"
        />
      )}
      <RadioGroup {...field('maritalStatus')} legend="Marital status" options={MARITAL} />
      <RadioGroup
        {...field('numberOfDependants')}
        legend="How many people depend on you financially?"
        hint="Children, or anyone else whose living costs you pay"
        inline
        options={DEPENDANTS}
      />
      {hasDependants(draft) && (
        <MoneyField
          {...field('monthlyDependantsCost')}
          pence
          label="What you spend on them each month, in pounds"
          hint="For example, childcare, school or maintenance. Enter 0 if you spend nothing extra"
        />
      )}
    </SavedStepPage>
  );
}
