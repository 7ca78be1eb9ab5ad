import { BRANDS } from '@fairlead/brands/brands';
import { addDays, day, type Day } from '@fairlead/core/calendar/day';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import { paymentDayChoices } from '@fairlead/core/schedule/payment-days';
import { accountOf, RETURNED_ACCOUNT } from '@fairlead/testing/journeys/applying';
import {
  appliedForMotor,
  carProofsAsked,
  motorReadyForDocuments,
  signedForMotor,
} from '@fairlead/testing/journeys/motor';
import { newMotorApplicant, withCar, withFigureUntil } from '@fairlead/testing/motor-people';
import { openCarForm } from '../application-form.ts';
import { signIn, untilPaidOut } from '../prepared.ts';
import { expect } from '../visitor.ts';
import { headed, listsErrors, press, type Shown, type Viewer } from './screen.ts';
import { signOn } from './staff.ts';

/** Opens a partner's link, and has the car looked up by its mark. */
async function findCar(viewer: Viewer, mark: string): Promise<void> {
  const { page } = viewer;
  await openCarForm(viewer, { amount: 10_000, term: 36 });
  await page.getByLabel('Registration number').fill(mark);
  await press(page, 'Find my car');
}

const daysOfferedOn = (on: Day): readonly number[] =>
  paymentDayChoices(on, PRODUCTS[BRANDS.motor.config.productId]).map(({ paymentDay }) => paymentDay);

/** A payment day that is offered today and still tomorrow. */
function lastingDay(today: Day): number | undefined {
  const later = daysOfferedOn(addDays(today, 1));
  return daysOfferedOn(today).find((paymentDay) => later.includes(paymentDay));
}

/** Opens the page that an application leads to which was decided on a car. */
async function openDecidedOn(viewer: Viewer, registrationNumber: string, path: string): Promise<void> {
  const applicant = newMotorApplicant('Successful', 'Accept', { amount: 7000 });
  const application = withCar(applicant, { registrationNumber });
  const borrower = await appliedForMotor(viewer.api, application);
  await signIn(viewer, borrower);
  await viewer.open(`/account/borrow/${path}?id=${borrower.applicationId}`);
}

/** Opens a page about the car of a loan that is paid out. */
async function openHired(viewer: Viewer, page: string): Promise<void> {
  const borrower = await signedForMotor(viewer.api);
  await untilPaidOut(viewer.api, borrower);
  await signIn(viewer, { ...borrower, isStrong: true });
  await viewer.open(`/account/borrow/repay/${page}?id=${borrower.loanId}`);
}

/** What only a brand of hire purchase has, and the walk of `hire-purchase.spec.ts` does not pass. */
export const MOTOR: readonly Shown[] = [
  {
    screen: 'car',
    state: 'not known to DVLA',
    show: async (viewer) => {
      await findCar(viewer, 'ER19 NFD');
      await headed(viewer.page, 'We couldn’t find your car');
      await viewer.page.getByText('DVLA has no record of this registration number.').waitFor();
    },
  },
  {
    screen: 'car',
    state: 'typed, error summary',
    continues: true,
    show: async ({ page }) => {
      await page.getByRole('link', { name: 'Enter your car’s details' }).click();
      await headed(page, 'Your car’s details');
      await press(page, 'Continue');
      await listsErrors(page);
    },
  },
  {
    screen: 'car',
    state: 'not looked up',
    show: async (viewer) => {
      await findCar(viewer, 'ER19 ERR');
      await viewer.page.getByText('We can’t reach DVLA at the moment.').waitFor();
    },
  },
  {
    screen: 'declined',
    state: 'for the car',
    show: async (viewer) => {
      await openDecidedOn(viewer, 'WRT 1', 'declined');
      await viewer.page.getByText(/written off/).waitFor();
    },
  },
  {
    screen: 'declined',
    state: 'for a stolen car',
    show: async (viewer) => {
      await openDecidedOn(viewer, 'STO 1', 'declined');
      await viewer.page.getByText(/recorded as stolen/).waitFor();
    },
  },
  {
    screen: 'declined',
    state: 'for what the car is worth',
    show: async (viewer) => {
      await openDecidedOn(viewer, 'LOW 1', 'declined');
      await viewer.page.getByText(/worth too little/).waitFor();
    },
  },
  {
    screen: 'referred',
    state: 'for the car',
    show: async (viewer) => {
      await openDecidedOn(viewer, 'NIM 1', 'continue');
      await headed(viewer.page, 'We’re reviewing your application');
    },
  },
  {
    screen: 'tasks',
    state: 'with the papers of a car',
    show: async (viewer) => {
      const borrower = await carProofsAsked(viewer.api, await appliedForMotor(viewer.api));
      await signIn(viewer, borrower);
      await viewer.open(`/account/borrow/continue?id=${borrower.applicationId}`);
      await viewer.page.getByRole('link', { name: 'Settlement letter', exact: true }).waitFor();
    },
  },
  {
    screen: 'proof of the settlement figure',
    state: 'as opened',
    continues: true,
    show: async ({ page }) => {
      await page.getByRole('link', { name: 'Settlement letter', exact: true }).click();
      await page.getByLabel(/^Choose (more )?files$/).waitFor();
    },
  },
  {
    screen: 'documents',
    state: 'settlement figure has run out',
    show: async (viewer) => {
      const { api } = viewer;
      const { today } = await api.get('readTimeMachine');
      const person = withFigureUntil(newMotorApplicant('Successful', 'Accept'), today);
      const borrower = await motorReadyForDocuments(api, person, lastingDay(day(today)));
      await api.get('advanceTime', { body: { days: 1 } });
      await signIn(viewer, { ...borrower, isStrong: true });
      await viewer.open(`/account/borrow/continue/documents?id=${borrower.applicationId}`);
      await headed(viewer.page, 'Your settlement figure has expired');
    },
  },
  {
    screen: 'documents',
    state: 'finance company is not known',
    isHeldHere: true,
    show: async (viewer) => {
      const borrower = await motorReadyForDocuments(viewer.api);
      const error = { type: 'oldLenderUnknown', message: 'Not in the list.', requestId: 'a-request' };
      await viewer.page.route(/\/prepare-documents$/, (route) =>
        route.fulfill({ status: 409, json: { error } }),
      );
      await signIn(viewer, { ...borrower, isStrong: true });
      await viewer.open(`/account/borrow/continue/documents?id=${borrower.applicationId}`);
      await headed(viewer.page, 'We can’t pay your finance company');
    },
  },
  {
    screen: 'staff loan',
    state: 'with a part of the price to pay again',
    show: async (viewer) => {
      const { api } = viewer;
      const applicant = newMotorApplicant('Successful', 'Accept');
      const borrower = await signedForMotor(api, applicant, accountOf(applicant, RETURNED_ACCOUNT));
      await untilPaidOut(api, borrower);
      await api.get('advanceTime', { body: { days: 1 } });
      await signOn(viewer);
      await viewer.open(`/staff/loans/${borrower.loanId}`);
      await viewer.page.getByRole('heading', { name: 'Pay the borrower’s part again' }).waitFor();
    },
  },
  {
    screen: 'staff loan',
    state: 'with a part to pay again, error summary',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Propose to pay it again');
      await expect(page.getByRole('alert')).toBeFocused();
    },
  },
  {
    screen: 'loan',
    state: 'with a car',
    show: async (viewer) => {
      const borrower = await signedForMotor(viewer.api);
      await signIn(viewer, { ...borrower, isStrong: true });
      await viewer.open(`/account/borrow/repay/summary?id=${borrower.loanId}&tab=overview`);
      await viewer.page.getByRole('heading', { name: /AIZ1234/ }).waitFor();
    },
  },
  {
    screen: 'hand back',
    state: 'error summary',
    show: async (viewer) => {
      await openHired(viewer, 'hand-back');
      await headed(viewer.page, 'Hand your car back');
      await press(viewer.page, 'End my agreement');
      await listsErrors(viewer.page);
    },
  },
  {
    screen: 'hand back',
    state: 'agreement ended',
    continues: true,
    show: async ({ page }) => {
      await page.getByLabel('Miles on the odometer').fill('31,000');
      await page.getByLabel('Where is the car?').fill('12 Sample Street, Sampleton ZZ99 1AB');
      await page.getByLabel(/^I want to end/).check();
      await press(page, 'End my agreement');
      await headed(page, 'You’ve ended your agreement');
    },
  },
  {
    screen: 'loan',
    state: 'ended by the hirer',
    loanState: 'Voluntary terminated',
    continues: true,
    show: async ({ page }) => {
      await page.getByRole('link', { name: 'Your loan', exact: true }).click();
      await page.getByRole('heading', { name: 'You ended this agreement' }).waitFor();
    },
  },
  {
    screen: 'car loss',
    state: 'error summary',
    show: async (viewer) => {
      await openHired(viewer, 'car-loss');
      await headed(viewer.page, 'Stolen or written off?');
      await press(viewer.page, 'Tell us');
      await listsErrors(viewer.page);
    },
  },
  {
    screen: 'new plate',
    state: 'being checked',
    show: async (viewer) => {
      await openHired(viewer, 'new-plate');
      await viewer.page.getByLabel('Registration number now').fill('BIG 1234');
      await press(viewer.page, 'Send');
      await headed(viewer.page, 'We’re checking your new number');
    },
  },
];
