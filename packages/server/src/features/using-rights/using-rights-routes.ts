import { route } from '../../http/pipeline/route.ts';
import { downloadPersonalData } from './download-personal-data.ts';
import { readErasure, requestErasure } from './erasure.ts';

export const usingRightsRoutes = [
  route('downloadPersonalData', (context, { params }) => downloadPersonalData(context, params.id)),
  route('readErasure', (context, { params }) => readErasure(context, params.id)),
  route('requestErasure', (context, { params }) => requestErasure(context, params.id)),
];
