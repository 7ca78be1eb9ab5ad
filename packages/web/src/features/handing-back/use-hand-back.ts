import { CAR_ERRORS } from '@fairlead/core/loan-case/car-cases';
import type { Pence } from '@fairlead/core/money/pence';
import { MILEAGE_PROBLEM, milesIn } from '../../parts/car/miles.ts';
import { useReport } from '../../parts/form/use-report.ts';
import { useEndHirePurchaseMutation } from '../../resources/repaying/hired-car.ts';

const NOTHING = { mileage: '', where: '', isUnderstood: false };

/** Where the car is and what it has done, and the notice that ends the agreement. */
export function useHandBack(loanId: string, toPay: Pence) {
  const [end, { isLoading }] = useEndHirePurchaseMutation();
  return useReport({
    form: 'hand-back',
    start: NOTHING,
    loanId,
    check: ({ mileage: typed, where: place, isUnderstood }) => {
      const [mileage, where] = [milesIn(typed), place.trim()];
      return {
        body: mileage === undefined ? null : { mileage, where, toPay },
        problems: {
          mileage: mileage === undefined ? MILEAGE_PROBLEM : undefined,
          where: where === '' ? CAR_ERRORS.where : undefined,
          isUnderstood: isUnderstood ? undefined : CAR_ERRORS.isUnderstood,
        },
      };
    },
    send: (body) => end({ params: { id: loanId }, body }).unwrap(),
    isLoading,
  });
}
