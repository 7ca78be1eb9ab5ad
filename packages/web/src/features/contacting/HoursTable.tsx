import type { BrandDictionary } from '@fairlead/brands/brand';
import { presentOpeningWeek } from './present-opening-week.ts';

type HoursTableProps = { hours: BrandDictionary['openingHours']; madeAt: Date };

/** Three narrow columns, so it stays a table on a phone. */
export function HoursTable({ hours, madeAt }: HoursTableProps) {
  return (
    <table className="hours">
      <caption>Opening hours, today and the next six days</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Phone</th>
          <th scope="col">Email</th>
        </tr>
      </thead>
      <tbody>
        {presentOpeningWeek(hours, madeAt.getTime()).map(({ day, isToday, phone, email }) => (
          <tr key={day} data-is-today={isToday ? '' : undefined}>
            <th scope="row">
              {day}
              {isToday && <span className="hours-today">today</span>}
            </th>
            <td>{phone}</td>
            <td>{email}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
