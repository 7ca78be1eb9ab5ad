import { route } from '../../http/pipeline/route.ts';
import { changeArrangement } from './change-arrangement.ts';
import { openArrangement } from './open-arrangement.ts';
import { readInfo } from './read-info.ts';

export const arrangingRoutes = [
  route('openSelfServeArrangement', (context, { params }) => openArrangement(context, params.id)),
  route('changeSelfServeArrangement', (context, { params, body }) =>
    changeArrangement(context, params.id, body),
  ),
  route('readSelfServeArrangementInfo', (context, { params }) => readInfo(context, params.id)),
];
