import { VEHICLE_DECLINE_REASONS } from '../vehicle/vehicle-reasons.ts';
import { line, money, onDay, percent, text, type Line, type Working } from '../working/working.ts';
import { carCheck, whyCarIsReviewed } from './car.ts';
import type { CarInputs, DecisionInputs } from './inputs.ts';

/** What the rules say of the car of a hire purchase, from what was found when the application was decided. */
export function explainCar(inputs: DecisionInputs): readonly Working[] {
  const check = carCheck(inputs);
  const { car } = inputs;
  if (check === null || car === undefined) return [];
  const { declined, monthsAtEnd, milesAtEnd, loanToRetail, ruleVersion, outcome } = check;
  const reasons = [...declined.map((reason) => VEHICLE_DECLINE_REASONS[reason]), ...whyCarIsReviewed(inputs)];
  return [
    {
      figure: 'The car',
      inputs: foundOf(car),
      rule: {
        description:
          'Its history, its age and mileage at the end of the term, what is lent on its value, and that the only finance on it is the agreement to be settled.',
        source: ruleVersion,
      },
      steps: [
        line('Age at the end', text(`${monthsAtEnd} months`)),
        line('Mileage at the end', text(`${milesAtEnd} miles`)),
        ...(loanToRetail === null ? [] : [line('Credit as a share of its value', percent(loanToRetail))]),
        line('Reasons', text(reasons.length === 0 ? 'nothing against it' : reasons.join(' '))),
      ],
      result: text(outcome),
    },
  ];
}

function foundOf({ findings, mileage, existingAgreement }: CarInputs): readonly Line[] {
  const { record, valuation } = findings;
  return [
    line('Known to DVLA', text(record === null ? 'no' : `${record.make}, ${record.yearOfManufacture}`)),
    line('Mileage', text(`${mileage} miles`)),
    ...(valuation === null ? [] : [line('Its value at a dealer', money(valuation.retail))]),
    line('Settles the old agreement', money(existingAgreement.settlementAmount)),
    line('Until', onDay(existingAgreement.settlementValidUntil)),
  ];
}
