import { MOST_DEBTS, NOTES_LIMIT } from '@fairlead/core/financial-statement/answers';
import { Button } from '@fairlead/ui/button/Button';
import { MoneyField } from '@fairlead/ui/money-field/MoneyField';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { TextArea } from '@fairlead/ui/text-area/TextArea';
import { TextField } from '@fairlead/ui/text-field/TextField';
import { useFocusAfter } from '../form/use-focus-after.ts';
import type { PartProps } from './part-props.ts';
import { debtFields, withoutDebt } from './budget-fields.ts';
import { YES_NO } from './budget-words.ts';

/** Debts to others, and whatever else an adviser should know. */
export function DebtFields(props: PartProps) {
  const { fields, change } = props.budget;
  const rows = Number(fields.debtRows);
  // A debt that was added or removed: the last one of the list gets the focus.
  useFocusAfter(rows, debtFields(rows - 1).name);
  return (
    <>
      <RadioGroup
        name="hasDebts"
        legend="Do you owe money to anyone else?"
        inline
        options={YES_NO}
        value={fields.hasDebts}
        error={props.problems.hasDebts}
        onChange={(hasDebts) => change({ hasDebts })}
      />
      {fields.hasDebts === 'yes' && (
        <>
          {Array.from({ length: rows }, (_, row) => (
            <Debt key={row} row={row} isOnly={rows === 1} {...props} />
          ))}
          {rows < MOST_DEBTS && (
            <Cluster>
              <Button variant="secondary" onClick={() => change({ debtRows: String(rows + 1) })}>
                Add another debt
              </Button>
            </Cluster>
          )}
        </>
      )}
      <TextArea
        name="notes"
        label="Is there anything else that matters? (optional)"
        hint="Such as income that is about to change, or why a cost is higher than usual"
        limit={NOTES_LIMIT}
        rows={4}
        value={fields.notes}
        error={props.problems.notes}
        onChange={(notes) => change({ notes })}
      />
    </>
  );
}

function Debt({ row, isOnly, budget, problems }: PartProps & { row: number; isOnly: boolean }) {
  const { fields, change } = budget;
  const { name, owed, monthly } = debtFields(row);
  const title = `Debt ${row + 1}`;
  const inPounds = <span className="visually-hidden">, in pounds: {title}</span>;
  return (
    <section className="budget-group stack gap-4" aria-labelledby={`${name}-title`}>
      <Cluster spread>
        <h2 id={`${name}-title`}>{title}</h2>
        {!isOnly && (
          <Button variant="plain" onClick={() => change(withoutDebt(fields, row))}>
            Remove<span className="visually-hidden"> {title}</span>
          </Button>
        )}
      </Cluster>
      <TextField
        name={name}
        label={
          <>
            Who do you owe it to?<span className="visually-hidden"> {title}</span>
          </>
        }
        autoComplete="off"
        spellCheck={false}
        width={20}
        value={fields[name]}
        error={problems[name]}
        onChange={(value) => change({ [name]: value })}
      />
      <MoneyField
        pence
        name={owed}
        label={<>What you owe{inPounds}</>}
        value={fields[owed]}
        error={problems[owed]}
        onChange={(value) => change({ [owed]: value })}
      />
      <MoneyField
        pence
        name={monthly}
        label={<>What you pay each month{inPounds}</>}
        value={fields[monthly]}
        error={problems[monthly]}
        onChange={(value) => change({ [monthly]: value })}
      />
    </section>
  );
}
