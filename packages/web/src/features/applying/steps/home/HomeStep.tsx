import { MoneyField } from '@fairlead/ui/money-field/MoneyField';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { useDraftChange } from '../../../../parts/application/use-draft-change.ts';
import type { StepProps } from '../../step.ts';
import { StepPage } from '../../StepPage.tsx';
import { hasDependants, paysForHome } from './check.ts';
import type { HomeFields } from './fields.ts';
import { DEPENDANTS, HOUSING, MARITAL } from './words.ts';

export function HomeStep({ form }: StepProps<HomeFields>) {
  const change = useDraftChange<HomeFields>();
  const { draft, problems } = form;
  return (
    <StepPage
      form={form}
      title="Your home and household"
      intro="We use this to check that you can afford the payments."
    >
      <RadioGroup
        name="residentialStatus"
        legend="Housing situation"
        options={HOUSING}
        value={draft.residentialStatus}
        onChange={change('residentialStatus')}
        error={problems.residentialStatus}
      />
      {paysForHome(draft) && (
        <MoneyField
          name="rentOrMortgageMonthlyPayment"
          pence
          label="Your share of the rent or mortgage each month, in pounds"
          hint="Enter 0 if you pay nothing"
          value={draft.rentOrMortgageMonthlyPayment}
          onChange={change('rentOrMortgageMonthlyPayment')}
          error={problems.rentOrMortgageMonthlyPayment}
        />
      )}
      <RadioGroup
        name="maritalStatus"
        legend="Marital status"
        options={MARITAL}
        value={draft.maritalStatus}
        onChange={change('maritalStatus')}
        error={problems.maritalStatus}
      />
      <RadioGroup
        name="numberOfDependants"
        legend="How many people depend on you financially?"
        hint="Children, or anyone else whose living costs you pay"
        inline
        options={DEPENDANTS}
        value={draft.numberOfDependants}
        onChange={change('numberOfDependants')}
        error={problems.numberOfDependants}
      />
      {hasDependants(draft) && (
        <MoneyField
          name="monthlyDependantsCost"
          pence
          label="What you spend on them each month, in pounds"
          hint="For example, childcare, school or maintenance. Enter 0 if you spend nothing extra"
          value={draft.monthlyDependantsCost}
          onChange={change('monthlyDependantsCost')}
          error={problems.monthlyDependantsCost}
        />
      )}
    </StepPage>
  );
}
