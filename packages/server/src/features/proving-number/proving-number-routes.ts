import { refuse } from '@fairlead/core/outcome';
import { route } from '../../http/pipeline/route.ts';
import { changeMobileNumber } from './change-mobile-number.ts';
import { updateMobileNumber, verifyMobileNumber } from './phone-requirement.ts';
import { sendStepUpCode, verifyStepUpCode } from './step-up.ts';

export const provingNumberRoutes = [
  route('stepUp', (context) => sendStepUpCode(context)),

  route('verifyStepUp', (context, { body }) =>
    context.presentedToken === null
      ? refuse('notSignedIn')
      : verifyStepUpCode(context, body.code, context.presentedToken),
  ),

  route('changeMobileNumber', (context, { params, body }) =>
    changeMobileNumber(context, params.id, body.mobileNumber),
  ),
  route('updateMobileNumber', (context, { params, body }) =>
    updateMobileNumber(context, params.id, body.mobileNumber),
  ),
  route('verifyMobileNumber', (context, { params, body }) =>
    verifyMobileNumber(context, params.id, body.code),
  ),
];
