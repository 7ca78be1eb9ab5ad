import { refusal } from '../wire/refusal.ts';

export const applicationNotOpen = refusal(
  409,
  'This application can no longer be changed. Check your application for its status.',
);
export const quoteExpired = refusal(
  409,
  'Your offer has expired. You can apply again for a new one, which won’t affect your credit score.',
);
/** Its reason codes are ACTIVE_LOAN, RECENT_DECLINE and LOAN_ENDED_UNPAID; its message says which and until when. */
export const cannotReApply = refusal(409, 'You can’t apply for another loan at the moment.');
export const commissionNotAgreed = refusal(
  409,
  'Agree to the commission for this offer first. Its page shows how much it is and how it is worked out.',
);
export const bureauUnavailable = refusal(
  503,
  'We cannot check your details at the moment. Your answers are saved: try again in a few minutes.',
);
export const requirementsNotMet = refusal(
  409,
  'We need more details before we can make your documents. Complete the tasks in your application.',
);
export const settlementFigureExpired = refusal(
  409,
  'Your finance company’s settlement figure has expired. Ask for a new one, and enter it.',
);
export const oldLenderUnknown = refusal(
  409,
  'We have no account for your finance company, so we can’t pay off its agreement. Call us.',
);
export const documentsOutOfDate = refusal(
  409,
  'These documents were made for another day. We will make new ones for today, at the rate that you were offered.',
);
export const documentsOutOfOrder = refusal(
  409,
  'Read the documents in their order: important information, key facts, agreement.',
);
export const documentsNotPrepared = refusal(
  409,
  'Your documents have not been made yet. Open your application to have them made.',
);
export const documentsNotRead = refusal(
  409,
  'Go back to your documents, confirm that you have read each one that asks for it, and continue from there.',
);
export const nameDoesNotMatch = refusal(422, 'Type your name as it appears in your agreement.');
export const motorApplicationsNotOpen = refusal(403, 'Applications for motor finance are not open yet.');
export const vehicleUnavailable = refusal(
  503,
  'We cannot look up cars at the moment. Your answers are saved: try again in a few minutes.',
);
