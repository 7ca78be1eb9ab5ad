import { describe, expect, test } from 'vitest';
import { emptyAddress } from '../../resources/draft/draft.ts';
import { aDraft, anAddress, LIMITS } from '../../testing/drafts.ts';
import {
  allowedPage,
  firstOpenPage,
  pageAfter,
  pageBefore,
  pageNamed,
  pageOf,
  pathOf,
} from './form-pages.ts';
import { EMPTY_FORM, PAGES, STEPS } from './steps.ts';
import { FORM_PAGE_WORDS } from '@fairlead/core/application/unfinished-form';

const movedLately = aDraft({ addresses: [anAddress({ period: 6 }), emptyAddress(1)] });

describe('the pages of the form', () => {
  test('are those that an email about an unfinished form can name', () => {
    expect(Object.keys(FORM_PAGE_WORDS)).toEqual([...Object.keys(PAGES), 'check']);
  });

  test('belong to seven steps', () => {
    expect(STEPS.map(({ pages }) => Object.keys(pages)[0])).toEqual([
      'loan',
      'you',
      'contact',
      'address',
      'work',
      'home',
      'preferences',
    ]);
    expect(PAGES.loan.number).toBe(1);
    expect(PAGES['previous-address-manual'].number).toBe(4);
    expect(PAGES.preferences.number).toBe(7);
  });

  test('ask for the previous address only after a short stay', () => {
    expect(pathOf(aDraft())).not.toContain('previous-address');
    expect(pathOf(movedLately)).toContain('previous-address-choose');
  });

  test('leave out the list where an address is typed manually', () => {
    const manual = aDraft({ addresses: [anAddress({ populateManually: true }), emptyAddress(1)] });
    expect(pathOf(manual)).toContain('address-manual');
    expect(pathOf(manual)).not.toContain('address-choose');
  });

  test('start at the first for an unknown name', () => {
    expect(pageNamed('nonsense')).toBe('loan');
    expect(pageNamed(null)).toBe('loan');
  });
});

describe('a page opens', () => {
  test('when all before it is answered', () => {
    expect(allowedPage('check', aDraft(), LIMITS)).toBe('check');
    expect(allowedPage('contact', aDraft(), LIMITS)).toBe('contact');
  });

  test('else the first page that is not', () => {
    expect(allowedPage('home', EMPTY_FORM, LIMITS)).toBe('loan');
    expect(allowedPage('check', movedLately, LIMITS)).toBe('previous-address');
    expect(allowedPage('check', aDraft({ offers: '' }), LIMITS)).toBe('preferences');
  });

  test('only if it is asked at all', () => {
    expect(allowedPage('previous-address', aDraft(), LIMITS)).toBe('check');
  });
});

describe('continuing', () => {
  test('leads from page to page', () => {
    expect(pageAfter('loan', aDraft(), LIMITS, false)).toBe('you');
    expect(pageAfter('address-stay', aDraft(), LIMITS, false)).toBe('work');
    expect(pageAfter('address-stay', movedLately, LIMITS, false)).toBe('previous-address');
    expect(pageAfter('preferences', aDraft(), LIMITS, false)).toBe('check');
  });

  test('leads a change straight back to the checks', () => {
    expect(pageAfter('loan', aDraft(), LIMITS, true)).toBe('check');
  });

  test('leads a change on when it asks something new', () => {
    expect(pageAfter('address', aDraft(), LIMITS, true)).toBe('address-choose');
    expect(pageAfter('address-stay', movedLately, LIMITS, true)).toBe('previous-address');
  });

  test('back is the page before', () => {
    expect(pageBefore('loan', aDraft())).toBeNull();
    expect(pageBefore('work', aDraft())).toBe('address-stay');
  });

  test('the first open page of a whole form is the check page', () => {
    expect(firstOpenPage(aDraft(), LIMITS)).toBe('check');
  });
});

describe('a field that the server refused', () => {
  test.each([
    ['reason', 'loan'],
    ['dateOfBirth', 'you'],
    ['email', 'contact'],
    ['addresses.0.postCode', 'address-manual'],
    ['addresses.1.postCode', 'previous-address-manual'],
    ['income', 'work'],
    ['monthlyDependantsCost', 'home'],
    ['constructor', 'check'],
  ])('%s is corrected on the page %s', (field, page) => {
    expect(pageOf(field)).toBe(page);
  });
});

test('every step that other pages link to exists', () => {
  expect(['loan', 'you', 'check', 'preferences'].map(pageNamed)).toEqual([
    'loan',
    'you',
    'check',
    'preferences',
  ]);
});
