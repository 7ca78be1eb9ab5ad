import { LINES, type StatementLine } from '@fairlead/core/financial-statement/lines';
import { PER_MONTH } from '@fairlead/core/income/frequency';
import { keysOf } from '@fairlead/core/records';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { MoneyField } from '@fairlead/ui/money-field/MoneyField';
import { SelectField } from '@fairlead/ui/select-field/SelectField';
import type { PartProps } from './part-props.ts';
import { everyOf } from './budget-fields.ts';
import { FREQUENCY_WORDS, LINE_GROUPS, LINE_HELP, type PartOfLines } from './budget-words.ts';
import { monthlyNote, presentHints, subtotal } from './present-budget.ts';

const FREQUENCIES = keysOf(PER_MONTH).map((value) => ({ value, label: FREQUENCY_WORDS[value] }));

/** The lines of income or of costs, in groups with the total of each. */
export function LineFields({ part, ...props }: PartProps & { part: PartOfLines }) {
  const hints = presentHints(props.statement).filter(() => part === 'flexible-costs');
  return (
    <>
      {LINE_GROUPS[part].map(({ title, lines }) => (
        <section key={title} className="budget-group stack gap-5" aria-labelledby={idOf(title)}>
          <header className="cluster cluster-head gap-3">
            <h2 id={idOf(title)}>{title}</h2>
            <p className="muted tabular">{subtotal(props.budget.answers, lines)}</p>
          </header>
          {lines.map((line) => (
            <Line key={line} line={line} {...props} />
          ))}
          {hints
            .filter(({ category }) => lines.some((line) => LINES[line].category === category))
            .map(({ category, question }) => (
              <InsetText key={category}>{question}</InsetText>
            ))}
        </section>
      ))}
    </>
  );
}

const idOf = (title: string): string => title.toLowerCase().replaceAll(/\W+/g, '-');

function Line({ line, budget, problems }: PartProps & { line: StatementLine }) {
  const { fields, change, answers } = budget;
  const { label } = LINES[line];
  const every = everyOf(line);
  const monthly = monthlyNote(answers, line);
  return (
    <div className="budget-line">
      <MoneyField
        pence
        name={line}
        label={
          <>
            {label}
            <span className="visually-hidden">, in pounds</span>
          </>
        }
        hint={LINE_HELP[line]}
        value={fields[line]}
        error={problems[line]}
        onChange={(value) => change({ [line]: value })}
      />
      <SelectField
        name={every}
        label={<span className="visually-hidden">How often: {label}</span>}
        options={FREQUENCIES}
        value={fields[every]}
        onChange={(value) => change({ [every]: value })}
      />
      {monthly !== null && <p className="budget-month small muted tabular">{monthly}</p>}
    </div>
  );
}
