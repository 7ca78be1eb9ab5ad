import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { MOBILE_NUMBER, SCREENS } from '../../paths.ts';
import { anApplication, APPLICATION_ID, aRequirement } from '../../testing/applications.ts';
import { aToken, aUser, BORROWER_ID } from '../../testing/borrowers.ts';
import { bodiesOf, type Replies } from '../../testing/fake-api.ts';
import { openApplication } from '../../testing/open-application.tsx';
import { errorOf } from '../../testing/render-screen.tsx';
import PhoneScreen from './PhoneScreen.tsx';

const ASKED = anApplication({
  user: aUser({ maskedMobileNumber: '*********0982' }),
  requirements: [aRequirement('phone')],
});
const SENT: Replies = { updateMobileNumber: { data: ASKED } };

const open = (replies: Replies = SENT, application = ASKED) =>
  openApplication(SCREENS.phone, PhoneScreen, application, { replies });

const NEW_NUMBER = '07700 900777';

const press = (name: string) => screen.getByRole('button', { name });
const codeField = () => screen.findByLabelText('6-digit code');

/** A page on which the code was asked for. */
async function sent(replies: Replies) {
  const page = open({ ...SENT, ...replies });
  await page.user.click(await screen.findByRole('button', { name: 'Text me a code' }));
  return { ...page, code: await codeField() };
}

describe('the mobile number of an application', () => {
  test('gets a code, which is typed once and makes the session strong too', async () => {
    const page = await sent({
      verifyMobileNumber: { data: ASKED },
      verifyStepUp: { data: aToken({ token: 'a-stronger-token', authStrength: 'strong' }) },
    });
    expect(document.activeElement).toBe(page.code);
    expect(screen.getByText(/We’ve sent a code to your number ending 0982/)).toBeDefined();
    await page.user.type(page.code, '123 456');
    await page.user.click(press('Confirm my number'));
    await screen.findByText('Another page');
    expect(page.address()).toBe(`/account/borrow/continue?id=${APPLICATION_ID}`);
    expect(bodiesOf(page.sent, 'updateMobileNumber')).toEqual([{}]);
    expect(bodiesOf(page.sent, 'verifyMobileNumber')).toEqual([{ code: '123456' }]);
    expect(bodiesOf(page.sent, 'verifyStepUp')).toEqual([{ code: '123456' }]);
  });

  test('is confirmed even where the session cannot be made strong', async () => {
    const page = await sent({ verifyMobileNumber: { data: ASKED }, verifyStepUp: 'no connection' });
    await page.user.type(page.code, '123456');
    await page.user.click(press('Confirm my number'));
    expect(await screen.findByText('Another page')).toBeDefined();
  });

  test('can be another, which is checked before a code is sent to it', async () => {
    const { user, sent: calls } = open();
    await user.click(await screen.findByRole('button', { name: 'Use another number' }));
    const field = screen.getByLabelText('Mobile number');
    expect(document.activeElement).toBe(field);
    await user.type(field, '020 7946 0018');
    await user.click(press('Text a code to this number'));
    expect(errorOf(field)).toBeDefined();
    expect(bodiesOf(calls, 'updateMobileNumber')).toEqual([]);
    await user.click(press('Keep the number ending 0982'));
    expect(document.activeElement).toBe(press('Text me a code'));
    await user.click(press('Use another number'));
    await user.clear(screen.getByLabelText('Mobile number'));
    await user.type(screen.getByLabelText('Mobile number'), NEW_NUMBER);
    await user.click(press('Text a code to this number'));
    await codeField();
    expect(bodiesOf(calls, 'updateMobileNumber')).toEqual([{ mobileNumber: '+447700900777' }]);
    expect(screen.getByText(/sent a code to your number ending 0777/)).toBeDefined();
  });

  test('with a wrong code says so at the field, and keeps what was typed', async () => {
    const page = await sent({ verifyMobileNumber: { refusal: 'codeWrong' } });
    await page.user.type(page.code, '000000');
    await page.user.click(press('Confirm my number'));
    await screen.findByRole('alert', { name: 'There is a problem' });
    expect(errorOf(await codeField())).toMatch(/isn’t right/);
    expect(await codeField()).toHaveProperty('value', '000000');
    expect(bodiesOf(page.sent, 'updateMobileNumber')).toHaveLength(1);
  });

  test('with a code that is too old gets another', async () => {
    const page = await sent({ verifyMobileNumber: { refusal: 'codeExpired' } });
    await page.user.type(page.code, '123456');
    await page.user.click(press('Confirm my number'));
    await screen.findByRole('alert', { name: 'There is a problem' });
    expect(errorOf(await codeField())).toMatch(/We’ve sent a new one/);
    expect(bodiesOf(page.sent, 'updateMobileNumber')).toHaveLength(2);
  });

  test('with a code that is too old says why no other could be sent', async () => {
    const page = await sent({
      updateMobileNumber: [{ data: ASKED }, { refusal: 'tooManyRequests' }],
      verifyMobileNumber: { refusal: 'codeExpired' },
    });
    await page.user.type(page.code, '123456');
    await page.user.click(press('Confirm my number'));
    expect(await screen.findByRole('status', { name: 'Too many attempts' })).toBeDefined();
    expect(screen.queryByText(/We’ve sent a new one/)).toBeNull();
  });

  test('whose holder replied STOP leads to the change by email', async () => {
    const { user } = open({ updateMobileNumber: { refusal: 'textsStopped' } });
    await user.click(await screen.findByRole('button', { name: 'Text me a code' }));
    const link = await screen.findByRole('link', { name: 'change your number by email' });
    expect(link.getAttribute('href')).toBe(MOBILE_NUMBER);
  });

  test('gets another code when it is asked for, and the page says so', async () => {
    const page = await sent({});
    await page.user.click(press('Send a new code'));
    expect(await screen.findByText(/We’ve sent another code to your number ending 0982/)).toBeDefined();
    expect(bodiesOf(page.sent, 'updateMobileNumber')).toEqual([{}, {}]);
  });

  test('is confirmed with a code that came before the page was opened again', async () => {
    const { user, sent: calls } = open({
      verifyMobileNumber: { data: ASKED },
      verifyStepUp: 'no connection',
    });
    await user.click(await screen.findByRole('button', { name: 'I already have a code' }));
    await user.type(await codeField(), '123456');
    await user.click(press('Confirm my number'));
    await screen.findByText('Another page');
    expect(bodiesOf(calls, 'updateMobileNumber')).toEqual([]);
  });

  test('that was being typed before the session ended is there again', async () => {
    const forms = { 'mobile-number': { mobileNumber: NEW_NUMBER } };
    sessionStorage.setItem('typed', JSON.stringify({ userId: BORROWER_ID, forms }));
    open();
    expect(await screen.findByLabelText('Mobile number')).toHaveProperty('value', NEW_NUMBER);
  });

  test('that is confirmed says so, and can still be changed', async () => {
    const met = aRequirement('phone', { state: 'Met', given: 'ending 0982' });
    open(SENT, { ...ASKED, requirements: [met] });
    expect(await screen.findByText('You’ve confirmed your number ending 0982.')).toBeDefined();
    expect(press('Use another number')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Text me a code' })).toBeNull();
  });

  test('that is not asked for leads back to the tasks', async () => {
    const { address } = open(SENT, anApplication({ requirements: [aRequirement('bank')] }));
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/continue?id=${APPLICATION_ID}`);
  });
});
