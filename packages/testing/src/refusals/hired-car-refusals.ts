import { withHiredCar } from '../journeys/motor.ts';
import { RETURNED_CAR } from '../motor-people.ts';
import type { TestServer } from '../start-test-server.ts';
import { runningLoan, type LoanOn } from './loan-on.ts';
import { refusedWhere } from './refusal-world.ts';

const loss = (happenedOn: string) => ({
  cause: 'stolen' as const,
  happenedOn,
  insurer: 'Sample Insurance',
  claimNumber: '',
});
const OTHER_PLATE = { registrationNumber: 'BIG 1234' };

type Hiring = Awaited<ReturnType<typeof withHiredCar>>;

const toLoan = ({ token, params }: LoanOn) => ({ token, params });

const lost = ({ own, asOf }: Hiring) => ({ ...own, body: loss(asOf) });
const changed = ({ own }: Hiring) => ({ ...own, body: OTHER_PLATE });

/** Both cases are open. */
async function reported(server: TestServer): Promise<Hiring> {
  const hired = await withHiredCar(server);
  await server.get('reportCarLoss', lost(hired));
  await server.get('reportPlateChange', changed(hired));
  return hired;
}

/** As many breathing spaces and payments as can be looked into at a time. */
async function manyCases(server: TestServer): Promise<Hiring> {
  const hired = await withHiredCar(server);
  for (let amount = 11; amount <= 15; amount += 1) {
    const body = { paidOn: hired.asOf, amount, way: 'bank' as const, reference: '', asksPerson: true };
    await server.get('reportMissingPayment', { ...hired.own, body });
  }
  return hired;
}

/** What the hirer of a car tells the lender. */
export const HIRED_CAR_REFUSALS = [
  refusedWhere('the loan has no car', 'carNotReturnable', runningLoan).by({
    endHirePurchase: (loan) => ({ ...toLoan(loan), body: { ...RETURNED_CAR, toPay: 100 } }),
  }),
  refusedWhere('not everything is paid', 'titleNotPassed', (server: TestServer) => withHiredCar(server)).by({
    readTitleCertificate: ({ own }) => own,
  }),
  refusedWhere('another figure was shown', 'returnFigureChanged', (server: TestServer) =>
    withHiredCar(server),
  ).by({
    endHirePurchase: ({ own, toPay }) => ({ ...own, body: { ...RETURNED_CAR, toPay: toPay + 1 } }),
  }),
  refusedWhere('the loan has no car', 'carNotOnHire', runningLoan).by({
    reportCarLoss: (loan) => ({ ...toLoan(loan), body: loss(loan.asOf) }),
    reportPlateChange: (loan) => ({ ...toLoan(loan), body: OTHER_PLATE }),
  }),
  refusedWhere('it was reported before', 'carCaseKnown', reported).by({
    reportCarLoss: lost,
    reportPlateChange: changed,
  }),
  refusedWhere('the day is years ago', 'lostOnNotPossible', runningLoan).by({
    reportCarLoss: (loan) => ({ ...toLoan(loan), body: loss('2020-01-06') }),
  }),
  refusedWhere('it is the number that the car has', 'plateNotPossible', (server: TestServer) =>
    withHiredCar(server),
  ).by({
    reportPlateChange: ({ own }) => ({ ...own, body: { registrationNumber: 'aiz 1234' } }),
  }),
  refusedWhere('five cases are open', 'tooManyCases', manyCases).by({
    reportCarLoss: lost,
    reportPlateChange: changed,
  }),
];
