import { BRANDS } from '@fairlead/brands/brands';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SETTLEMENT_FIGURE, taskPath } from '../../application-paths.ts';
import { anApplication, APPLICATION_ID } from '../../testing/applications.ts';
import { bodiesOf, type Replies } from '../../testing/fake-api.ts';
import { openApplication } from '../../testing/open-application.tsx';
import { errorOf, summary } from '../../testing/render-screen.tsx';
import SettlementFigureScreen from './SettlementFigureScreen.tsx';

const open = (replies: Replies = {}) =>
  openApplication(SETTLEMENT_FIGURE, SettlementFigureScreen, anApplication({ state: 'Requested' }), {
    brand: BRANDS.motor,
    replies: { updateSettlementFigure: { data: anApplication({ state: 'Documents' }) }, ...replies },
  });

const amount = () => screen.findByLabelText('Settlement figure, in pounds');
const send = () => screen.getByRole('button', { name: 'Continue to your documents' });

async function fill(user: ReturnType<typeof open>['user'], figure: string) {
  await user.type(await amount(), figure);
  await user.type(screen.getByLabelText('Day'), '31');
  await user.type(screen.getByLabelText('Month'), '1');
  await user.type(screen.getByLabelText('Year'), '2027');
}

describe('a new settlement figure', () => {
  test('is sent with its last day, and leads to the documents', async () => {
    const { user, sent, address } = open();
    await fill(user, '6,250.50');
    await user.click(send());
    await screen.findByText('Another page');
    expect(bodiesOf(sent, 'updateSettlementFigure')).toEqual([
      { settlementAmount: 6_250_50, settlementValidUntil: '2027-01-31' },
    ]);
    expect(address()).toBe(taskPath(APPLICATION_ID, 'documents'));
  });

  test('needs an amount and a day', async () => {
    const { user, sent } = open();
    await amount();
    await user.click(send());
    expect(summary()).toEqual([
      'Enter the new settlement figure',
      'Enter the last day on which the figure is valid, like 11 12 2026',
    ]);
    expect(bodiesOf(sent, 'updateSettlementFigure')).toEqual([]);
  });

  test('that is more than the credit says so at its field', async () => {
    const fields = { settlementAmount: ['Your loan has to be at least the settlement figure'] };
    const { user } = open({ updateSettlementFigure: { refusal: 'validationFailed', fields } });
    await fill(user, '12,000');
    await user.click(send());
    expect(errorOf(await amount())).toMatch(/at least the settlement figure/);
  });

  test('that is no longer taken says so', async () => {
    const { user } = open({ updateSettlementFigure: { refusal: 'applicationNotOpen' } });
    await fill(user, '6,250.50');
    await user.click(send());
    expect(await screen.findByText(/can no longer be changed/)).toBeDefined();
  });
});
