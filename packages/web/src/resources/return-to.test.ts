import { describe, expect, test } from 'vitest';
import { SCREENS } from '../paths.ts';
import { returnPath, returnToOf } from './return-to.ts';

const ID = '01a1f866-0d00-742c-8dbe-984679d2ac53';

const LOAN_PDF = encodeURIComponent(`/v2/loans/${ID}/contract.pdf`);
const APPLICATION_PDF = encodeURIComponent(`/v2/loan-applications/${ID}/read-secci.pdf`);

/** Screens without a sign-in of their own. */
const FOR_ANYONE: readonly string[] = [
  SCREENS.car,
  SCREENS.login,
  SCREENS.logout,
  SCREENS.disqualified,
  SCREENS.addressChangeRequired,
  SCREENS.continueForm,
  SCREENS.phoneUpload,
  SCREENS.bankReturn,
  SCREENS.bankOutcome,
  SCREENS.bankResume,
  SCREENS.payLink,
  SCREENS.payLinkOpen,
  SCREENS.sandbox,
  SCREENS.inbox,
  SCREENS.partnerSite,
];

describe('the page that needed a sign-in', () => {
  test.each([
    ['/account/borrow', '/account/borrow'],
    ['/account/borrow/quote?step=name', '/account/borrow/quote'],
    [`/account/borrow/repay/summary?id=${ID}&tab=schedule`, `/account/borrow/repay/summary?id=${ID}`],
    [`/account/borrow/apply?id=${ID}`, `/account/borrow/continue?id=${ID}`],
    [`/account/borrow/requested/${ID}`, `/account/borrow/continue?id=${ID}`],
    [`/account/borrow/continue/documents?id=${ID}`, `/account/borrow/continue/documents?id=${ID}`],
    [`/account/borrow/continue/documents/contract?id=${ID}`, `/account/borrow/continue/documents?id=${ID}`],
    ['/account/address-details', '/account/address-details'],
    ['/account/mobile-number', '/account/mobile-number'],
    ['/contact-settings', '/contact-settings'],
    [`/account/borrow/continue/sign?id=${ID}`, `/account/borrow/continue?id=${ID}`],
    [`/view-document?url=/loans/${ID}/contract.pdf`, `/view-document?url=${LOAN_PDF}`],
    [`/view-document?url=${LOAN_PDF}`, `/view-document?url=${LOAN_PDF}`],
    [
      `/view-document?url=/loan-applications/${ID}/read-secci.html&next=//elsewhere.example`,
      `/view-document?url=${APPLICATION_PDF}`,
    ],
  ])('%s is returned to at %s', (address, returnedTo) => {
    const found = returnToOf(address);
    expect(found && returnPath(found)).toBe(returnedTo);
  });

  test.each(Object.values(SCREENS).filter((path) => !FOR_ANYONE.includes(path)))(
    '%s is returned to, or to the page of its application',
    (path) => {
      const address = path
        .replace(':slug', 'contract')
        .replace(/:id$|:id(?=\/:step)/, ID)
        .replace(':step?', 'offer');
      const url = `/loans/${ID}/contract.pdf`;
      expect(returnToOf(`${address}?id=${ID}&url=${url}`)).toBeDefined();
    },
  );

  test.each([
    '/',
    '/sandbox',
    '//elsewhere.example/account/borrow/x',
    '/account/unknown',
    '/account/borrow/repay/summary?id=7',
    '/view-document',
    '/view-document?url=https://elsewhere.example/',
    `/view-document?url=//elsewhere.example/loans/${ID}/contract.pdf`,
    `/view-document?url=/loans/${ID}/diary.pdf`,
    '/view-document?url=/loans/7/contract.pdf',
    '/view-document?url=javascript:alert(1)',
  ])('%s is not returned to', (address) => expect(returnToOf(address)).toBeUndefined());
});
