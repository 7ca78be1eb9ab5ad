import { MoneyField } from '@fairlead/ui/money-field/MoneyField';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { hasDependants, paysForHome } from '../check-draft.ts';
import type { Dependants, MaritalStatus, ResidentialStatus } from '../draft.ts';
import { DEPENDANTS, HOUSING, MARITAL } from '../labels.ts';
import { StepPage } from '../StepPage.tsx';
import { useDraftChange } from '../use-draft-change.ts';
import { useStepForm } from '../use-step-form.ts';

export function HomeStep() {
  const form = useStepForm('home');
  const change = useDraftChange();
  const { draft, problems } = form;
  return (
    <StepPage
      step="home"
      form={form}
      title="Your home and household"
      intro="We use this to check that the payments leave you enough to live on."
    >
      <RadioGroup
        name="residentialStatus"
        legend="Housing situation"
        options={HOUSING}
        value={draft.residentialStatus}
        onChange={(value) => change('residentialStatus')(value as ResidentialStatus)}
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
        onChange={(value) => change('maritalStatus')(value as MaritalStatus)}
        error={problems.maritalStatus}
      />
      <RadioGroup
        name="numberOfDependants"
        legend="How many people depend on you financially?"
        hint="Children, or anybody else whose living costs you pay"
        inline
        options={DEPENDANTS}
        value={draft.numberOfDependants}
        onChange={(value) => change('numberOfDependants')(value as Dependants)}
        error={problems.numberOfDependants}
      />
      {hasDependants(draft) && (
        <MoneyField
          name="monthlyDependantsCost"
          pence
          label="What you spend on them each month, in pounds"
          hint="Childcare, school, maintenance. Enter 0 if nothing beyond the household’s own costs"
          value={draft.monthlyDependantsCost}
          onChange={change('monthlyDependantsCost')}
          error={problems.monthlyDependantsCost}
        />
      )}
    </StepPage>
  );
}
