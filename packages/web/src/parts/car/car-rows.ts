import { displayDay } from '@fairlead/core/calendar/display';
import { typedDay } from '@fairlead/core/calendar/typed-date';
import { wholeNumber } from '@fairlead/core/text/whole-number';
import type { SummaryRow } from '@fairlead/ui/summary-list/SummaryList';
import { carPath } from '../../paths.ts';
import { shownPounds } from '../application/typed-pounds.ts';
import { bareMark, shownMark, type CarFields } from './car-fields.ts';
import { typedMiles, type CarPage } from './check-car.ts';

/** What was answered about the car, each with a way to change it. */
export function carRows(
  fields: CarFields,
): readonly { readonly heading: string; readonly rows: SummaryRow[] }[] {
  const { isCarTyped, make, model, colour, yearOfManufacture, lender, agreementNumber } = fields;
  const until = typedDay(fields.settlementValidUntil);
  const row = (key: string, value: string, page: CarPage, hiddenText: string): SummaryRow => ({
    key,
    value,
    change: { href: carPath(page, { isChange: true }), hiddenText },
  });
  const typed = [make, model, colour, yearOfManufacture].filter((part) => part.trim() !== '').join(', ');
  const { drivingLicenceType: type, drivingLicenceNumber: number } = fields;
  return [
    {
      heading: 'Your car',
      rows: [
        row(
          'Registration number',
          shownMark(bareMark(fields.registrationNumber)),
          'mark',
          'the registration number',
        ),
        ...(isCarTyped ? [row('Car', typed, 'typed', 'your car’s details')] : []),
        row('Mileage', `${wholeNumber(typedMiles(fields))} miles`, 'mileage', 'the mileage'),
      ],
    },
    {
      heading: 'Your current car finance',
      rows: [
        row('Finance company', lender, 'agreement', 'the finance company'),
        row('Agreement number', agreementNumber, 'agreement', 'the agreement number'),
        row('Settlement figure', shownPounds(fields.settlementAmount), 'agreement', 'the settlement figure'),
        row('Valid until', until ? displayDay(until) : '', 'agreement', 'how long it is valid'),
      ],
    },
    {
      heading: 'Your driving licence',
      rows: [
        row('Licence', type, 'licence', 'your driving licence'),
        ...(type !== 'None' && number.trim() !== '' ? [row('Number', number, 'licence', 'its number')] : []),
      ],
    },
  ];
}
