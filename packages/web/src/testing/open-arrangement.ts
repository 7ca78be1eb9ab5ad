import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { selfServeArrangementPath } from '../loan-paths.ts';
import { SCREENS } from '../paths.ts';
import { aLoan, LOAN_ID } from './a-loan.ts';
import { A_PLAN, ANSWERED, anArrangement, anArrangementInfo } from './arrangements.ts';
import { bodiesOf, fakeApi, type Replies } from './fake-api.ts';
import { renderScreen, SIGNED_IN } from './render-screen.tsx';
import { WHOLE_STATEMENT } from './statements.ts';

type Step = Parameters<typeof selfServeArrangementPath>[1];

/** Everything is answered, and the plan can be agreed. */
export const SAVED = { data: anArrangement(ANSWERED, { plan: A_PLAN }) };

export const pathOf = (step?: Step, more: Parameters<typeof selfServeArrangementPath>[2] = {}) =>
  selfServeArrangementPath(LOAN_ID, step, more);

/** Opens the pages of a plan at an address, with everything answered unless a test replies otherwise. */
export function openArrangementAt(Component: ComponentType, at: string, replies: Replies = {}) {
  const sent = fakeApi({
    openSelfServeArrangement: SAVED,
    readSelfServeArrangementInfo: { data: anArrangementInfo() },
    changeSelfServeArrangement: SAVED,
    openFinancialStatement: { data: WHOLE_STATEMENT },
    readFinancialStatement: { data: WHOLE_STATEMENT },
    changeFinancialStatement: { data: WHOLE_STATEMENT },
    readLoan: { data: aLoan() },
    ...replies,
  });
  return { sent, ...renderScreen({ [SCREENS.arrangement]: Component }, { at, session: SIGNED_IN }) };
}

export const button = (name = 'Continue') => screen.getByRole('button', { name });
export const link = (name: string | RegExp) => screen.getByRole('link', { name });
export const puts = (sent: ReturnType<typeof fakeApi>) => bodiesOf(sent, 'changeSelfServeArrangement');
