import { line, money, onDay, type Working } from '../working/working.ts';
import { nextArrearsNotice, type ArrearsNoticeDuty } from './arrears-notice.ts';

/** The working of why a notice of sums in arrears is required, and by when. */
export function explainArrearsNotice(duty: ArrearsNoticeDuty): Working {
  return {
    figure: 'Notice of sums in arrears',
    inputs: [
      line('Shortfall', money(duty.shortfall)),
      line('Total of the last payments due', money(duty.lastPayments)),
    ],
    rule: {
      description:
        'A notice within 14 days once the shortfall reaches the last two payments (four if weekly), then at ' +
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
