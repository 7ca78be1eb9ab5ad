import { route } from '../../http/pipeline/route.ts';
import { associatePull } from './associate-pull.ts';
import { deletePull } from './delete-pull.ts';
import { pullIncomeData } from './pull-data.ts';
import { startJourney } from './start-journey.ts';

export const readingIncomeRoutes = [
  route('startIncomeJourney', (context, { params, body }) =>
    startJourney(context, params.id, body.redirectUrl),
  ),
  route('pullIncomeData', (context, { body }) => pullIncomeData(context, body)),
  route('associateDataPull', (context, { params, body }) =>
    associatePull(context, params.id, body.dataPullId),
  ),
  route('deleteDataPull', (context, { params }) => deletePull(context, params.id)),
];
