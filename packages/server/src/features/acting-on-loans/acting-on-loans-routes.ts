import { accept } from '@fairlead/core/outcome';
import { route } from '../../http/pipeline/route.ts';
import { listWaitingActions } from '../../resources/lender-action/lender-action-store.ts';
import { listLoansToLookAt } from '../../resources/loan/look-at-store.ts';
import { decideLenderAction, proposeLenderAction } from './act-on-loan.ts';
import { presentLoanToLookAt, presentWaitingAction } from './present-lender-action.ts';
import { readLoanForStaff } from './read-loan-for-staff.ts';
import { listOpenCases, readCaseFile, readCaseForStaff } from './staff-cases.ts';

export const actingOnLoansRoutes = [
  route('listLenderActions', async ({ db }) =>
    accept((await listWaitingActions(db)).map(presentWaitingAction)),
  ),
  route('listLoansToLookAt', async ({ db }) =>
    accept((await listLoansToLookAt(db)).map(presentLoanToLookAt)),
  ),
  route('listOpenCases', ({ db }) => listOpenCases(db)),
  route('readCaseForStaff', (context, { params }) => readCaseForStaff(context, params.id)),
  route('readCaseFile', (context, { params }) => readCaseFile(context, params.id, params.file)),
  route('readLoanForStaff', (context, { params }) => readLoanForStaff(context, params.id)),
  route('proposeLenderAction', (context, { params, body }) => proposeLenderAction(context, params.id, body)),
  route('decideLenderAction', (context, { params, body }) => decideLenderAction(context, params.id, body)),
];
