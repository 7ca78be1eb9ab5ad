import { CAR_ERRORS } from '@fairlead/core/loan-case/car-cases';
import type { Pence } from '@fairlead/core/money/pence';
import { useReported } from '../../parts/form/use-reported.ts';
import { useEndHirePurchaseMutation } from '../../resources/repaying/hired-car.ts';

const NOTHING = { mileage: '', where: '', isUnderstood: false };

const MOST_MILES = 999_999;

/** "22,000" as a number; undefined for what is none. */
function milesIn(typed: string): number | undefined {
  const bare = typed.replaceAll(/[\s,]/g, '');
  const miles = /^\d+$/.test(bare) ? Number(bare) : undefined;
  return miles !== undefined && miles <= MOST_MILES ? miles : undefined;
}

/** Where the car is and what it has done, and the notice that ends the agreement. */
export function useHandBack(loanId: string, toPay: Pence) {
  const [end, { isLoading }] = useEndHirePurchaseMutation();
  return useReported({
    form: 'hand-back',
    start: NOTHING,
    loanId,
    check: ({ mileage: typed, where: place, isUnderstood }) => {
      const [mileage, where] = [milesIn(typed), place.trim()];
      return {
        body: mileage === undefined ? null : { mileage, where, toPay },
        problems: {
          mileage: mileage === undefined ? CAR_ERRORS.mileage : undefined,
          where: where === '' ? CAR_ERRORS.where : undefined,
          isUnderstood: isUnderstood ? undefined : CAR_ERRORS.isUnderstood,
        },
      };
    },
    send: (body) => end({ params: { id: loanId }, body }).unwrap(),
    isLoading,
  });
}
