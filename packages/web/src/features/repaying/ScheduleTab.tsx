import { formatWholePounds } from '@fairlead/core/money/pounds';
import { Button } from '@fairlead/ui/button/Button';
import { Table } from '@fairlead/ui/table/Table';
import { calendarScreenPath } from '../../loan-paths.ts';
import type { Loan } from '../../resources/loan.ts';
import { presentSchedule, scheduleColumns } from './present-schedule.ts';
import { rowsOf } from './rows-of.ts';
import { counted } from './words.ts';

/** Every payment, past and to come. Also on paper. */
export function ScheduleTab({ loan }: { loan: Loan }) {
  const count = rowsOf(loan).length;
  return (
    <section className="stack gap-6" aria-labelledby="schedule-heading">
      <div className="cluster cluster-spread gap-4">
        <h2 id="schedule-heading">Payment schedule</h2>
        <div className="screen-only cluster gap-3">
          <Button variant="secondary" href={calendarScreenPath(loan.id)}>
            Add to your calendar
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            Print the schedule
          </Button>
        </div>
      </div>
      <p className="measure">
        {counted(count, 'payment')}, {formatWholePounds(loan.totalAmountPayable)} in total when you signed.
      </p>
      {loan.arrears.since !== null && (
        <p className="measure">
          The balance after a payment is what you owe once it and every payment before it are paid.
        </p>
      )}
      {presentSchedule(loan).map(({ year, caption, rows }) => (
        <div className="loan-year" key={year}>
          <Table caption={caption} columns={scheduleColumns(loan)} rows={rows.map(quietDay)} />
        </div>
      ))}
    </section>
  );
}

/** A collection day that is the due date is not said twice where there is little room. */
function quietDay<R extends { dueOn: string; collectOn: string }>(row: R) {
  const { dueOn, collectOn } = row;
  return collectOn === dueOn
    ? { ...row, collectOn: <span className="loan-same-day">{collectOn}</span> }
    : row;
}
