import { ACCOUNT, pathTo } from '@fairlead/contract/web/account-paths';

// Apart from the other addresses of a loan: only a hire purchase has a car.

export const HAND_BACK = `${ACCOUNT}/repay/hand-back`;
export const CAR_LOSS = `${ACCOUNT}/repay/car-loss`;
export const NEW_PLATE = `${ACCOUNT}/repay/new-plate`;

/** Where a hirer ends the agreement and hands the car back. */
export const handBackPath = (loanId: string): string => pathTo(HAND_BACK, { id: loanId });

/** The certificate that the car is the hirer's, as a PDF from the product API. */
export const titleCertificatePath = (loanId: string): string => `/v2/loans/${loanId}/title-certificate.pdf`;

/** Where a hirer says that the car was stolen or written off. */
export const carLossPath = (loanId: string): string => pathTo(CAR_LOSS, { id: loanId });

/** Where a hirer gives the new registration number of the car. */
export const newPlatePath = (loanId: string): string => pathTo(NEW_PLATE, { id: loanId });
