import { bankEndsDebit, changeBank, look, moveDate, setUpDebit, stopChangeOfBank } from './account.ts';
import type { Act } from './acting.ts';
import { payEarlyByBank, payLateByBank, payLateByLink, settleByBank } from './by-bank.ts';
import { payEarlyByCard, payHalfEarlyByCard, payLateByCard, payOnTwoDevices } from './by-card.ts';
import { cancelPayment, payEarlyByDebit, payHalfEarlyByDebit, payLateByDebit } from './by-debit.ts';
import {
  agreePlan,
  beginBreathingSpace,
  endBreathingSpace,
  giveDefaultNotice,
  sell,
  terminate,
  writeOff,
} from './trouble.ts';
import { answerCase, applyForBreathingSpace, askAboutPayment } from './asking.ts';
import { changePlate, claimDamage, handBack, reportLoss } from './car.ts';
import { settleByCard, settleByDebit, withdraw } from './ending.ts';

/** Everything that borrowers do, and staff with their loans. Another act is another row. */
export const ACTS = {
  look,
  payLateByDebit,
  payLateByCard,
  payLateByBank,
  payLateByLink,
  payEarlyByDebit,
  payEarlyByCard,
  payEarlyByBank,
  payHalfEarlyByDebit,
  payHalfEarlyByCard,
  payOnTwoDevices,
  cancelPayment,
  settleByDebit,
  settleByCard,
  settleByBank,
  withdraw,
  moveDate,
  changeBank,
  stopChangeOfBank,
  setUpDebit,
  bankEndsDebit,
  agreePlan,
  beginBreathingSpace,
  endBreathingSpace,
  giveDefaultNotice,
  terminate,
  writeOff,
  sell,
  handBack,
  reportLoss,
  changePlate,
  askAboutPayment,
  applyForBreathingSpace,
  answerCase,
  claimDamage,
} as const satisfies Readonly<Record<string, Act>>;

export type ActName = keyof typeof ACTS;
