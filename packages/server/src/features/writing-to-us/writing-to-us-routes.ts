import { route } from '../../http/mount.ts';
import { takeMessage } from './take-message.ts';

export const writingToUsRoutes = [route('contactUs', (context, { body }) => takeMessage(context, body))];
