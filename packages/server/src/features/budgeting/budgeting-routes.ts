import { route } from '../../http/pipeline/route.ts';
import { changeStatement } from './change-statement.ts';
import { openStatement } from './open-statement.ts';
import { readStatement } from './read-statement.ts';

export const budgetingRoutes = [
  route('openFinancialStatement', (context, { embedded }) => openStatement(context, embedded)),
  route('readFinancialStatement', (context, { params, embedded }) =>
    readStatement(context, params.id, embedded),
  ),
  route('changeFinancialStatement', (context, { params, body, embedded }) =>
    changeStatement(context, params.id, body, embedded),
  ),
];
