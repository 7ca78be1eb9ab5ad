import { messageFor } from '@fairlead/core/outcome';
import { EMAIL_ERRORS, parseEmail } from '@fairlead/core/person/email';
import { MOBILE_ERRORS, parseUkMobile } from '@fairlead/core/person/uk-phone';
import { only, type Problems } from '../../../../resources/problems.ts';
import type { ContactFields } from './fields.ts';

export function checkContact({ email, mobileNumber }: ContactFields): Problems<keyof ContactFields> {
  return only({
    email: messageFor(parseEmail(email), EMAIL_ERRORS),
    mobileNumber: messageFor(parseUkMobile(mobileNumber), MOBILE_ERRORS),
  });
}
