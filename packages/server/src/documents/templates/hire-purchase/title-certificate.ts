import type { Day } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';
import { nameOfCar, type Vehicle } from '@fairlead/core/vehicle/vehicle';
import { facts, paragraph, type DocumentModel } from '../../document-model.ts';
import { paperOfLoan, type LoanPaper } from '../paper-of-loan.ts';
import { contactLines } from '../parts.ts';

export type TitleCertificate = {
  readonly paper: LoanPaper;
  readonly vehicle: Omit<Vehicle, 'mileage' | 'fuelType'>;
  readonly ownedSince: Day;
};

/** States that a car is the hirer's, and since when. */
export function titleCertificate({ paper, vehicle, ownedSince }: TitleCertificate): DocumentModel {
  const { firstName, lastName } = paper.borrower;
  return paperOfLoan(paper, 'Certificate of Ownership', [
    facts('The car', [
      ['Car', nameOfCar(vehicle)],
      ['Registration number', vehicle.registrationMark],
      ['Colour', vehicle.colour],
      ['Year of manufacture', String(vehicle.yearOfManufacture)],
    ]),
    paragraph(
      `${firstName} ${lastName} has owned this car since ${longDay(ownedSince)}, when everything due under the hire-purchase agreement was paid, including the option-to-purchase fee.`,
    ),
    paragraph(
      'The lender has no claim on the car any more, and will have its interest removed from the finance register. Keep this certificate: a buyer of the car may ask for it.',
    ),
    paragraph(`Questions? ${contactLines(paper).join('. ')}.`),
  ]);
}
