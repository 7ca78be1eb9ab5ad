import { RETURNED_CAR } from '../../motor-people.ts';
import { aboutLoanOf, byStaff, outcomeOf, whyNot, type Act } from './acting.ts';

/** Ends a hire purchase with the figure that the loan shows. */
export const handBack: Act = async (acting) => {
  const { data } = await acting.ask('readLoan', aboutLoanOf(acting));
  const toPay = data?.hirePurchase?.toPayOnReturn ?? null;
  if (toPay === null) return whyNot({ reason: 'no car can be handed back' });
  const body = { ...RETURNED_CAR, toPay };
  return outcomeOf(await acting.ask('endHirePurchase', { ...aboutLoanOf(acting), body }));
};

export const reportLoss: Act = async (acting) => {
  const { data } = await acting.ask('readLoan', aboutLoanOf(acting));
  if (!data) return whyNot(undefined);
  const body = {
    cause: 'stolen',
    happenedOn: data.asOf,
    insurer: 'Sample Insurance',
    claimNumber: '',
  } as const;
  return outcomeOf(await acting.ask('reportCarLoss', { ...aboutLoanOf(acting), body }));
};

/** One of two numbers, so that a second change is one as well. */
export const changePlate: Act = async (acting) => {
  const body = { registrationNumber: acting.dice.one(['BIG 1234', 'OIB 2041']) };
  return outcomeOf(await acting.ask('reportPlateChange', { ...aboutLoanOf(acting), body }));
};

export const claimDamage = byStaff('damage-claim');
