import { refuse } from '@fairlead/core/outcome';
import { route } from '../../http/pipeline/route.ts';
import { readUser } from './read-user.ts';

export const borrowingRoutes = [
  route('readUser', (context, { params, embedded }) =>
    params.id === context.actor.userId ? readUser(context, embedded) : refuse('notFound'),
  ),
];
