import { route } from '../../http/pipeline/route.ts';
import { endHirePurchase } from './end-hire-purchase.ts';
import { reportCarLoss, reportPlateChange } from './report-about-car.ts';

export const hiringRoutes = [
  route('endHirePurchase', (context, { params, body }) => endHirePurchase(context, params.id, body)),
  route('reportCarLoss', (context, { params, body }) => reportCarLoss(context, params.id, body)),
  route('reportPlateChange', (context, { params, body }) => reportPlateChange(context, params.id, body)),
];
