import { line, money, onDay, type Working } from '../working/working.ts';
import { nextArrearsNotice, type ArrearsNoticeDuty } from './arrears-notice.ts';

/** Says why a notice of sums in arrears is owed, and by when. */
export function explainArrearsNotice(duty: ArrearsNoticeDuty): Working {
  return {
    figure: 'Notice of sums in arrears',
    inputs: [
      line('Behind by', money(duty.shortfall)),
      line('The last payments that were asked for', money(duty.lastPayments)),
    ],
    rule: {
      description:
        'A notice within 14 days once the shortfall reaches the last two payments (four when weekly), then at ' +
        'least every six months until nothing is in arrears.',
      source: 'Consumer Credit Act 1974, s.86B',
    },
    steps: [
      line('Reached on', onDay(duty.metOn)),
      ...(duty.lastNoticeOn === null ? [] : [line('Last notice', onDay(duty.lastNoticeOn))]),
    ],
    result: onDay(nextArrearsNotice(duty).by),
  };
}
