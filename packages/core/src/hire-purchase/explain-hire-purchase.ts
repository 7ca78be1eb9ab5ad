import { line, money, onDay, text, type Working } from '../working/working.ts';
import type { GoodsProtection } from './protected-goods.ts';
import type { TitlePosition } from './title.ts';
import type { VoluntaryTermination } from './voluntary-termination.ts';

/** The working of what a hirer pays to end a hire purchase and return the goods. */
export function explainVoluntaryTermination(ended: VoluntaryTermination): Working {
  return {
    figure: 'To pay on voluntary termination',
    inputs: [
      line('Ended on', onDay(ended.terminatedOn)),
      line('Total price', money(ended.totalPrice)),
      line('Paid so far', money(ended.paid)),
      line('Due and unpaid', money(ended.arrears)),
      ...(ended.smallerSum === null ? [] : [line('Smaller sum agreed or ordered', money(ended.smallerSum))]),
    ],
    rule: {
      description:
        'What is due, and the shortfall to half of the total price; compensation if the goods were not looked ' +
        'after with reasonable care.',
      source: 'Consumer Credit Act 1974, ss.99 and 100',
    },
    steps: [
      line('Half of the total price', money(ended.half)),
      line('Shortfall to half', money(ended.shortfallToHalf)),
      line('Payable of that', money(ended.payableToHalf)),
      line('Damage', money(ended.damage)),
    ],
    result: money(ended.toPay),
  };
}

/** The working of whether the lender needs a court order to take the goods back. */
export function explainGoodsProtection(goods: GoodsProtection): Working {
  return {
    figure: 'Taking the goods back',
    inputs: [line('Total price', money(goods.totalPrice)), line('Paid so far', money(goods.paid))],
    rule: {
      description:
        'Once a third of the total price is paid, the goods can only be taken back with a court order.',
      source: 'Consumer Credit Act 1974, s.90',
    },
    steps: [
      line('A third of the total price', money(goods.third)),
      ...(goods.isEndedByHirer ? [line('Ended by', text('The hirer, which ends the protection'))] : []),
    ],
    result: text(whetherTakenBack(goods)),
  };
}

function whetherTakenBack({ canNeverBeTakenBack, needsCourtOrder }: GoodsProtection): string {
  if (canNeverBeTakenBack) return 'Not possible: they are yours';
  return needsCourtOrder ? 'Only with a court order' : 'No court order needed';
}

/** The working of when the hirer owns the goods. */
export function explainTitle(title: TitlePosition): Working {
  return {
    figure: 'Ownership of the goods',
    inputs: [
      line('Instalments left', money(title.instalmentsLeft)),
      line('Option to purchase fee left', money(title.optionFeeLeft)),
    ],
    rule: {
      description: 'The goods are yours once everything is paid, including the option to purchase fee.',
      source: 'Consumer Credit Act 1974, ss.94 and 189',
    },
    steps: [line('Left to pay', money(title.toPay))],
    result: text(title.hasPassed ? 'Yours' : 'Not yours yet'),
  };
}
