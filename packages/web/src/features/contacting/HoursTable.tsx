import type { BrandDictionary } from '@fairlead/brands/brand';
import { presentOpeningWeek } from './present-opening-week.ts';

type HoursTableProps = { hours: BrandDictionary['openingHours']; madeAt: Date };

const COLUMNS = ['Day', 'Phone', 'Email'];

/** Three narrow columns. The roles keep it a table where they no longer fit next to each other. */
export function HoursTable({ hours, madeAt }: HoursTableProps) {
  return (
    <div className="contact-hours">
      <table className="hours" role="table">
        <caption>Opening hours, today and the next six days</caption>
        <thead role="rowgroup">
          <tr role="row">
            {COLUMNS.map((heading) => (
              <th key={heading} role="columnheader" scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {presentOpeningWeek(hours, madeAt.getTime()).map(({ day, isToday, phone, email }) => (
            <tr key={day} role="row" data-is-today={isToday ? '' : undefined}>
              <th role="rowheader" scope="row">
                {day} {isToday && <span className="hours-today">today</span>}
              </th>
              <td role="cell" data-label="Phone">
                {phone}
              </td>
              <td role="cell" data-label="Email">
                {email}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
