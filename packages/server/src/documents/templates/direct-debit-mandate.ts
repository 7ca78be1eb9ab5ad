import { displayDay, longDay } from '@fairlead/core/calendar/display';
import { REQUESTED_DEBIT_NOTICE_DAYS } from '@fairlead/core/collection/repayment';
import { DOCUMENT_TITLES } from '@fairlead/core/documents/document-titles';
import { formatPounds } from '@fairlead/core/money/pounds';
import {
  bullets,
  callout,
  facts,
  heading,
  paragraph,
  type Block,
  type DocumentModel,
} from '../document-model.ts';
import type { DocumentFacts } from '../document-facts.ts';
import { figuresOf } from '../figures.ts';
import { accountFacts, contactLines, lenderLines, subtitle } from './parts.ts';

/**
 * The instruction to the bank as a paperless sign-up shows it, with the advance notice of every collection and the
 * Direct Debit Guarantee.
 */
export function directDebitMandate(given: DocumentFacts, templateVersion: string): DocumentModel {
  return {
    title: DOCUMENT_TITLES['direct-debit-mandate'],
    subtitle: subtitle(given),
    templateVersion,
    isVoid: given.isVoid,
    blocks: [
      paragraph(
        'You give this instruction when you sign your agreement. It is for your information: you don’t need to confirm it. If you don’t sign, nothing is collected.',
      ),
      ...instruction(given),
      ...conditions(given),
      ...collections(given),
      ...notice(given),
      ...guarantee(given),
      ...stopping(given),
    ],
  };
}

function instruction(given: DocumentFacts): readonly Block[] {
  const { reference, directDebit } = given;
  const { name } = given.brand.dictionary.legalEntity;
  return [
    heading('Instruction to your bank or building society to pay by Direct Debit'),
    facts('Who collects', [
      ['Service user', lenderLines(given)],
      ['Service user number', directDebit.serviceUserNumber],
      ['Reference', reference],
    ]),
    accountFacts(given),
    paragraph(
      `Please pay ${name} Direct Debits from the account detailed in this Instruction, subject to the safeguards assured by the Direct Debit Guarantee. I understand that this Instruction may remain with ${name} and, if so, details will be passed electronically to my bank or building society.`,
    ),
  ];
}

function conditions({ brand }: DocumentFacts): readonly Block[] {
  return [
    heading('Before you sign, check that'),
    bullets(
      'the account above is yours and its details are right',
      'you are the only person who has to authorise Direct Debits from it',
      'it is an account that takes Direct Debits: banks and building societies refuse them for some types of account',
    ),
    paragraph(
      `If one of these isn’t the case, choose another account before you sign, or call us on ${brand.dictionary.phone}.`,
    ),
  ];
}

function collections(given: DocumentFacts): readonly Block[] {
  const { price, product } = given;
  const figures = figuresOf(price, product);
  return [
    heading('What we’ll collect, and when'),
    paragraph(
      `This is your advance notice of every collection: ${figures.instalments}, due on the ${figures.paymentDay} of each month. If that day is not a working day, we collect on the next working day.`,
    ),
    {
      kind: 'table',
      caption: 'Your Direct Debits',
      columns: [
        { heading: 'Number', isFigure: true },
        { heading: 'Due on', isFigure: false },
        { heading: 'Collected on', isFigure: false },
        { heading: 'Amount', isFigure: true },
      ],
      rows: price.rows.map(({ number, dueOn, collectOn, payment }) => [
        String(number),
        displayDay(dueOn),
        displayDay(collectOn),
        formatPounds(payment),
      ]),
    },
    paragraph(
      `The dates assume that the money is sent on ${figures.drawdown}. If it is sent later, the dates stay the same and the last payment is lower.`,
    ),
  ];
}

function notice({ product }: DocumentFacts): readonly Block[] {
  return [
    heading('Notice of changes'),
    bullets(
      `If an amount, a date or how often we collect changes, we’ll let you know at least ${product.advanceNoticeWorkingDays} working days before the collection.`,
      `If you ask us for a collection, you agree that ${REQUESTED_DEBIT_NOTICE_DAYS} working days’ notice is enough. We’ll confirm its amount and date when you ask.`,
    ),
  ];
}

function guarantee({ directDebit }: DocumentFacts): readonly Block[] {
  const { points, version, issuedOn, isSample } = directDebit.guarantee;
  return [
    heading('The Direct Debit Guarantee'),
    ...(isSample
      ? [
          callout(
            'Sample text',
            'This is a sample in our own words, not the text of the Direct Debit scheme.',
          ),
        ]
      : []),
    bullets(...points),
    paragraph(`Version ${version} of ${longDay(issuedOn)}.`),
  ];
}

function stopping(given: DocumentFacts): readonly Block[] {
  return [
    heading('Cancelling and questions'),
    paragraph(
      'You can cancel the Direct Debit at your bank at any time. You still owe what you agreed to pay, so contact us as well and we’ll find another way to pay.',
    ),
    facts('How to reach us', [['Contact', contactLines(given)]]),
  ];
}
