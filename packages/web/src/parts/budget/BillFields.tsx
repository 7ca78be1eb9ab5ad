import { PRIORITY_BILLS, type PriorityBillKind } from '@fairlead/core/financial-statement/lines';
import { keysOf } from '@fairlead/core/records';
import { CheckboxGroup } from '@fairlead/ui/checkbox-group/CheckboxGroup';
import { MoneyField } from '@fairlead/ui/money-field/MoneyField';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import type { PartProps } from './part-props.ts';
import { billFields } from './budget-fields.ts';
import { BILL_HELP, YES_NO } from './budget-words.ts';

const BILLS = keysOf(PRIORITY_BILLS);

/** Bills that come before other debts: whether the household is behind, with which, and by how much. */
export function BillFields(props: PartProps) {
  const { fields, change } = props.budget;
  const ticked = BILLS.filter((bill) => fields[billFields(bill).ticked] === 'yes');
  return (
    <>
      <RadioGroup
        name="isBehind"
        legend="Are you behind with rent, a mortgage, council tax, energy or another bill like these?"
        inline
        options={YES_NO}
        value={fields.isBehind}
        error={props.problems.isBehind}
        onChange={(isBehind) => change({ isBehind })}
      />
      {fields.isBehind === 'yes' && (
        <>
          <CheckboxGroup
            name="bills"
            legend="Which ones?"
            options={BILLS.map((bill) => ({ value: bill, label: PRIORITY_BILLS[bill] }))}
            values={ticked}
            error={props.problems.bills}
            onChange={(values) =>
              change(
                Object.fromEntries(
                  BILLS.map((bill) => [billFields(bill).ticked, values.includes(bill) ? 'yes' : '']),
                ),
              )
            }
          />
          {ticked.map((bill) => (
            <Bill key={bill} bill={bill} {...props} />
          ))}
        </>
      )}
    </>
  );
}

function Bill({ bill, budget: { fields, change }, problems }: PartProps & { bill: PriorityBillKind }) {
  const { ticked, owed, offer } = billFields(bill);
  const inPounds = <span className="visually-hidden">, in pounds: {PRIORITY_BILLS[bill]}</span>;
  return (
    <section className="budget-group stack gap-4" aria-labelledby={`${ticked}-title`}>
      <h2 id={`${ticked}-title`}>{PRIORITY_BILLS[bill]}</h2>
      <p>{BILL_HELP[bill]}</p>
      <MoneyField
        pence
        name={owed}
        label={<>How much you’re behind{inPounds}</>}
        value={fields[owed]}
        error={problems[owed]}
        onChange={(value) => change({ [owed]: value })}
      />
      <MoneyField
        pence
        name={offer}
        label={<>What you pay towards it each month{inPounds}</>}
        hint="On top of the normal bill. Leave it empty if you haven’t agreed anything yet"
        value={fields[offer]}
        error={problems[offer]}
        onChange={(value) => change({ [offer]: value })}
      />
    </section>
  );
}
