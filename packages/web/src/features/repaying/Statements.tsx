import { Cluster } from '@fairlead/ui/stack/Cluster';
import { SelectField } from '@fairlead/ui/select-field/SelectField';
import { useState } from 'react';
import { statementPath } from '../../loan-paths.ts';
import type { Loan } from '../../resources/loan.ts';
import { statementPeriods } from './statement-periods.ts';

/** A statement of a period, to read or for a spreadsheet. */
export function Statements({ loan }: { loan: Loan }) {
  const periods = statementPeriods(loan);
  const [chosen, choose] = useState('whole');
  const period = periods.find(({ value }) => value === chosen) ?? periods[0];
  if (!period) return null;
  const path = (format: 'pdf' | 'csv') => statementPath(loan.id, period.from, period.to, format);
  return (
    <section className="stack gap-4" aria-labelledby="statements-heading">
      <h2 id="statements-heading">Statements</h2>
      <p className="measure">
        What you owed, every payment, the interest, and what is still to be paid. It’s free, as often as you
        like.
      </p>
      {periods.length > 1 && (
        <SelectField
          name="period"
          label="Period"
          options={periods}
          value={period.value}
          onChange={choose}
          width={20}
        />
      )}
      <Cluster>
        <a href={path('pdf')} target="_blank" rel="noreferrer">
          Open the statement (PDF)<span className="visually-hidden"> in a new tab</span>
        </a>
        <a href={path('csv')} download>
          Download for a spreadsheet (CSV)
        </a>
      </Cluster>
    </section>
  );
}
