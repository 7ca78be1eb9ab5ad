import { Link } from '@fairlead/ui/link/Link';
import { Table } from '@fairlead/ui/table/Table';
import type { Statement } from '../../resources/financial-statement/financial-statement.ts';
import { budgetPath } from './budget-path.ts';
import { PART_WORDS } from './budget-words.ts';
import { presentDebts, presentHousehold, presentSections } from './present-budget.ts';

type SummaryTablesProps = {
  statement: Statement;
  /** Whether each part leads to where it is changed. */
  canChange?: boolean;
};

/** Who lives there, each section by category, how the surplus is worked out, debts and notes. */
export function SummaryTables({ statement, canChange = true }: SummaryTablesProps) {
  const household = presentHousehold(statement);
  return (
    <>
      <section className="stack gap-3" aria-labelledby="household">
        <Heading canChange={canChange} id="household" title={PART_WORDS.household.title} step="household" />
        <p>{household}</p>
      </section>
      {presentSections(statement).map(({ title, part, total, rows }) => (
        <section key={part} className="stack gap-3" aria-labelledby={part}>
          <Heading canChange={canChange} id={part} title={title} step={part} />
          <Table
            compact
            caption={title}
            captionHidden
            columns={[
              { key: 'category', heading: 'Category', rowHeading: true },
              { key: 'amount', heading: 'A month', numeric: true },
            ]}
            rows={[
              ...rows.map(({ id, category, amount, lines }) => ({
                id,
                category: (
                  <>
                    {category}
                    {lines.map((line) => (
                      <span key={line} className="budget-entry">
                        {line}
                      </span>
                    ))}
                  </>
                ),
                amount,
              })),
              { id: 'total', category: <strong>Total</strong>, amount: <strong>{total}</strong> },
            ]}
          />
        </section>
      ))}
      <Working statement={statement} />
      <Debts statement={statement} canChange={canChange} />
      {statement.notes !== null && (
        <section className="stack gap-3" aria-labelledby="notes">
          <Heading canChange={canChange} id="notes" title="What you added" step="debts" />
          <p className="budget-notes">{statement.notes}</p>
        </section>
      )}
    </>
  );
}

type HeadingProps = { id: string; title: string; step: string; canChange: boolean };

function Heading({ id, title, step, canChange }: HeadingProps) {
  return (
    <header className="cluster cluster-head gap-3">
      <h2 id={id}>{title}</h2>
      {canChange && (
        <span className="screen-only">
          <Link href={budgetPath(step)}>
            Change<span className="visually-hidden"> {title.toLowerCase()}</span>
          </Link>
        </span>
      )}
    </header>
  );
}

/** The calculation itself, line by line. */
function Working({ statement: { working } }: { statement: Statement }) {
  if (!working) return null;
  const { inputs, steps, result, rule, source } = working;
  return (
    <section className="stack gap-3" aria-labelledby="working">
      <h2 id="working">How this is worked out</h2>
      <p>
        {rule} <span className="muted">({source})</span>
      </p>
      <Table
        compact
        caption="How this is worked out"
        captionHidden
        columns={[
          { key: 'label', heading: 'Line', rowHeading: true },
          { key: 'value', heading: 'Figure', numeric: true },
        ]}
        rows={[
          ...[...inputs, ...steps].map(({ label, value }) => ({ id: label, label, value })),
          { id: 'result', label: <strong>Left for other debts</strong>, value: <strong>{result}</strong> },
        ]}
      />
    </section>
  );
}

function Debts({ statement, canChange }: Required<SummaryTablesProps>) {
  const debts = presentDebts(statement);
  if (debts.length === 0) return null;
  return (
    <section className="stack gap-3" aria-labelledby="debts">
      <Heading canChange={canChange} id="debts" title={PART_WORDS.debts.title} step="debts" />
      <Table
        compact
        caption={PART_WORDS.debts.title}
        captionHidden
        columns={[
          { key: 'name', heading: 'Owed to', rowHeading: true },
          { key: 'owed', heading: 'You owe', numeric: true },
          { key: 'monthly', heading: 'You pay each month', numeric: true },
        ]}
        rows={debts.map((debt) => ({ ...debt }))}
      />
    </section>
  );
}
