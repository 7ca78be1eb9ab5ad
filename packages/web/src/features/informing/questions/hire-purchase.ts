import type { Question } from '@fairlead/brands/content';
import type { Facts } from '../facts.ts';

/** What is true of hire purchase alone. */
export function hirePurchase(facts: Facts): readonly Question[] {
  return [...prices(facts), ...applying(), ...car(facts), ...ending(facts)];
}

function prices(facts: Facts): readonly Question[] {
  const { least, most, leastTerm, mostTerm, fee, fullFeeFrom, optionFee } = facts;
  return [
    {
      id: 'amounts',
      topic: 'prices',
      question: 'How much can I refinance, and for how long?',
      answer: [
        `From ${least} to ${most}, in whole pounds, over any number of months from ${leastTerm} to ${mostTerm}.`,
      ],
    },
    {
      id: 'fees',
      topic: 'prices',
      question: 'What fees are there?',
      answer: [
        `Two. An arrangement fee of ${fee} from ${fullFeeFrom}, in proportion below that, which is added to the balance and bears interest. And an option-to-purchase fee of ${optionFee}, which is part of the last payment.`,
        'Both are in the APR and in the total that you see. There is no fee for a late payment, for paying extra or for settling early.',
      ],
    },
  ];
}

function applying(): readonly Question[] {
  return [
    {
      id: 'what-is-refinance',
      topic: 'applying',
      question: 'What does refinancing a car mean?',
      answer: [
        'You already have the car. The old finance is paid off, the car becomes the lender’s, and you hire it back with the right to buy it at the end. You go on driving the same car under new terms.',
        'It is worth it when the new agreement costs less in all, or when a payment that you can afford matters more to you than the total. A longer agreement usually costs more in all.',
      ],
    },
    {
      id: 'how-to-apply',
      topic: 'applying',
      question: 'How do I apply?',
      answer: [
        'Applications are not open yet, here or at a partner. You can work out a payment on the first page: nothing there is saved and nothing touches your credit file.',
      ],
    },
  ];
}

function car(facts: Facts): readonly Question[] {
  return [...whoseCar(facts), ...handingBack(facts), ...takingBack(facts)];
}

function whoseCar({ optionFee }: Facts): readonly Question[] {
  return [
    {
      id: 'who-owns-the-car',
      topic: 'car',
      question: 'Who owns the car?',
      answer: [
        // CCA 1974, s.189, "hire-purchase agreement": hire with an option to purchase.
        `The lender does, until you have paid everything. You are the keeper: the car is registered to you, you drive it, insure it, tax it and look after it. It is yours with the last payment, which includes the option-to-purchase fee of ${optionFee}, so there is nothing extra to arrange.`,
      ],
    },
    {
      id: 'sell-the-car',
      topic: 'car',
      question: 'Can I sell the car, or change its number plate?',
      answer: [
        'Not without us, because it is not yours yet. To sell it, ask us for a settlement figure first. To change the registration number, call us before you do, so that our record and the car still match.',
      ],
    },
    {
      id: 'written-off',
      topic: 'car',
      question: 'What if the car is stolen or written off?',
      answer: [
        'Tell your insurer and us. The agreement goes on, so keep paying while the insurer decides. What the insurer pays goes towards settling; if it is less than the figure, you owe the rest.',
      ],
    },
  ];
}

function handingBack({ half, exampleTotal }: Facts): readonly Question[] {
  return [
    {
      id: 'voluntary-termination',
      topic: 'car',
      question: 'Can I hand the car back early?',
      answer: [
        // CCA 1974, ss.99 and 100.
        'Yes. Until the last payment falls due you may end the agreement in writing and return the car. You then owe whatever has fallen due, and whatever is still missing to one half of the total price. If you have paid half or more and are not behind, you owe nothing further, as long as the car has been looked after with reasonable care.',
        `In our representative example the total is ${exampleTotal} and half of it is ${half}. Your agreement states your own figure.`,
      ],
    },
  ];
}

function takingBack({ third, exampleTotal }: Facts): readonly Question[] {
  return [
    {
      id: 'repossession',
      topic: 'car',
      question: 'Could the car be taken back?',
      answer: [
        // CCA 1974, ss.87 to 92: default notice; protected goods; nobody enters premises without an order.
        'Yes, if payments are missed and nothing is agreed. First comes a default notice with at least 14 days to put things right. Talk to us before it gets that far: there are usually other ways.',
        `Once you have paid one third of the total price, we may take the car only by order of a court. In our representative example that is ${third} of ${exampleTotal}. At no point may anybody come onto your land to take it without such an order or your consent at the time.`,
      ],
    },
  ];
}

function ending({ withdrawalDays, daysToRepay }: Facts): readonly Question[] {
  return [
    {
      id: 'change-my-mind',
      topic: 'ending',
      question: 'What if I change my mind after signing?',
      answer: [
        // CCA 1974, s.66A.
        `You have ${withdrawalDays} days, beginning the day after you sign or receive your copy, to withdraw from the credit without giving a reason. You then pay back what we lent within ${daysToRepay} days, with interest for each day and no fee.`,
        'The old finance has been paid off by then, so make sure that you have another way to pay before you withdraw.',
      ],
    },
  ];
}
