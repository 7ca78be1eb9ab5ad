import { route } from '../../http/pipeline/route.ts';
import { listLoanCases } from './list-cases.ts';
import { reportBreathingSpace } from './report-breathing-space.ts';
import { reportMissingPayment } from './report-missing-payment.ts';
import { sendCaseFile } from './send-case-file.ts';

export const askingAboutPaymentsRoutes = [
  route('listLoanCases', (context, { params }) => listLoanCases(context, params.id)),
  route('reportMissingPayment', (context, { params, body }) =>
    reportMissingPayment(context, params.id, body),
  ),
  route('sendCaseFile', (context, { params, body }) => sendCaseFile(context, params.id, body)),
  route('reportBreathingSpace', (context, { params, body }) =>
    reportBreathingSpace(context, params.id, body),
  ),
];
