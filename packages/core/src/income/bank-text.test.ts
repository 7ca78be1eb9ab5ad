import { describe, expect, test } from 'vitest';
import { BANK_WORDS_2026 } from './bank-words.ts';
import { counterpartyKey, counterpartyOf, hasWords, plainText } from './bank-text.ts';

describe('a description', () => {
  test.each([
    ['FASTER PAYMENTS RECEIPT REF 4711 FROM NORTHFELL', 'NORTHFELL'],
    ['TO R OTHER', 'R OTHER'],
    ['Northfell Logistics Ltd.  28OCT  SALARY', 'NORTHFELL LOGISTICS LTD SALARY'],
    ['BGC NORTHFELL LOGISTICS OCTOBER', 'NORTHFELL LOGISTICS'],
    ['NORTHFELL LOGISTICS REF PAY RUN 12', 'NORTHFELL LOGISTICS'],
    ['Café Zoë', 'CAFE ZOE'],
    ["O'NEILL & SONS", 'ONEILL SONS'],
    ['00441 88812', ''],
    ['', ''],
  ])('%j names %j', (description, counterparty) => {
    expect(counterpartyOf(plainText(description))).toBe(counterparty);
  });

  test.each([
    ['NORTHFELL LOGISTICS LTD SALARY', 'NORTHFELL LOGISTICS'],
    ['NORTHFELL LOGISTICS LIMITED', 'NORTHFELL LOGISTICS'],
    ['SALARY', 'SALARY'],
    ['', ''],
  ])('%j is the counterparty %j', (counterparty, key) => {
    expect(counterpartyKey(counterparty)).toBe(key);
  });

  test.each([
    ['Monthly RENT', 'housing', true],
    ['CURRENT ACCOUNT', 'housing', false],
    ['Rentokil', 'housing', false],
    ['Bet365.com', 'gambling', true],
    ['ALPHABET LTD', 'gambling', false],
    ['QUILLMOOR-LOANS', 'loan', true],
    ['SLOANS SHOES', 'loan', false],
  ] as const)('%j has words of %s: %s', (description, group, has) => {
    expect(hasWords(plainText(description), BANK_WORDS_2026[group])).toBe(has);
  });
});
