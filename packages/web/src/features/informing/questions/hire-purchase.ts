import type { Question } from '@fairlead/brands/content';
import type { Facts } from '../facts.ts';

/** What is true of hire purchase alone. */
export function hirePurchase(facts: Facts, isOpen: boolean): readonly Question[] {
  return [...prices(facts), ...applying(facts, isOpen), ...car(facts), ...ending(facts)];
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
        `Two. An arrangement fee of ${fee} from ${fullFeeFrom}, in proportion below that, which is added to the balance, so you pay interest on it. And an option-to-purchase fee of ${optionFee}, which is part of the last payment.`,
        'The APR and the total that you see include both. There is no fee for a late payment, for paying extra or for settling early.',
      ],
    },
  ];
}

function applying({ applyElsewhere }: Facts, isOpen: boolean): readonly Question[] {
  return [
    {
      id: 'what-is-refinance',
      topic: 'applying',
      question: 'What does refinancing a car mean?',
      answer: [
        'You already have the car. The old finance is paid off, the car becomes the lender’s, and you hire it back with the right to buy it at the end. You keep driving the same car on new terms.',
        'It can be worth it if the new agreement costs less in total, or if a lower monthly payment matters more to you than the total. A longer agreement usually costs more in total.',
      ],
    },
    {
      id: 'how-to-apply',
      topic: 'applying',
      question: 'How do I apply?',
      answer: isOpen
        ? [
            applyElsewhere,
            'The form begins with your car: its registration number, its mileage and the finance that it is on. Have your settlement letter and your driving licence ready. Then you answer questions about yourself, your home, your work and what you spend.',
          ]
        : [
            'Applications are not open yet, here or at a partner. You can work out a payment on our home page. We don’t save anything, and it doesn’t affect your credit file.',
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
        `The lender does, until you have paid everything. You are the keeper: the car is registered to you, you drive it, insure it, tax it and look after it. You own it once you make the last payment, which includes the option-to-purchase fee of ${optionFee}, so there is nothing extra to arrange.`,
      ],
    },
    {
      id: 'sell-the-car',
      topic: 'car',
      question: 'Can I sell the car, or change its number plate?',
      answer: [
        'Not without our agreement, because it is not yours yet. To sell it, pay off the agreement first: your loan’s page shows what that costs. If you change the registration number, tell us on the same page, so that our record and the car still match.',
      ],
    },
    {
      id: 'written-off',
      topic: 'car',
      question: 'What if the car is stolen or written off?',
      answer: [
        'Tell your insurer first, then tell us on your loan’s page. The agreement continues, so keep paying while the insurer decides. The insurer’s payment goes towards settling the agreement. If it is less than the settlement figure, you owe the rest.',
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
        'Yes. Until the last payment is due, you can end the agreement on your loan’s page, or in writing, and return the car. The page shows what you would owe first. You then owe any payments already due, plus whatever brings your payments up to half of the total price. If you have paid half or more and are not behind, you owe nothing more, as long as you have taken reasonable care of the car.',
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
      question: 'Could you repossess the car?',
      answer: [
        // CCA 1974, ss.87 to 92: default notice; protected goods; no entry to premises without an order.
        'Yes, if you miss payments and we can’t agree a plan. First we’ll send a default notice that gives you at least 14 days to put things right. Talk to us before then: there are usually other options.',
        `Once you have paid one third of the total price, we can only take the car with a court order. In our representative example that is ${third} of ${exampleTotal}. No one can ever come onto your land to take it without a court order or your consent at the time.`,
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
        `You have ${withdrawalDays} days, beginning the day after you sign or, if later, the day after you receive your copy, to withdraw from the credit without giving a reason. You then pay back what we lent within ${daysToRepay} days, with interest for each day and no fee.`,
        'The old finance has been paid off by then, so make sure you have another way to pay before you withdraw.',
      ],
    },
  ];
}
