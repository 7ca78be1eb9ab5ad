import { route } from '../../http/pipeline/route.ts';
import { readUser } from './read-user.ts';

export const borrowingRoutes = [
  route('readUser', (context, { params, embedded }) => readUser(context, params.id, embedded)),
];
