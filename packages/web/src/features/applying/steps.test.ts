import { describe, expect, test } from 'vitest';
import { EMPTY_DRAFT, emptyAddress } from './draft.ts';
import {
  allowedStep,
  COUNTED_STEPS,
  firstOpenStep,
  pathOf,
  stepAfter,
  stepBefore,
  stepNamed,
  STEPS,
} from './steps.ts';
import { aDraft, anAddress, LIMITS } from '../../testing/drafts.ts';

const movedLately = aDraft({ addresses: [anAddress({ period: 6 }), emptyAddress(1)] });

describe('the pages of the form', () => {
  test('are seven counted ones and the page of checks', () => {
    const numbers = new Set(Object.values(STEPS).map(({ number }) => number));
    expect([...numbers]).toEqual([1, 2, 3, 4, 5, 6, 7, null]);
    expect(COUNTED_STEPS).toBe(7);
  });

  test('ask for the previous address only after a short stay', () => {
    expect(pathOf(aDraft())).not.toContain('previous-address');
    expect(pathOf(movedLately)).toContain('previous-address-choose');
  });

  test('leave out the list where an address is typed by hand', () => {
    const byHand = aDraft({ addresses: [anAddress({ populateManually: true }), emptyAddress(1)] });
    expect(pathOf(byHand)).toContain('address-manual');
    expect(pathOf(byHand)).not.toContain('address-choose');
  });

  test('start at the first for an unknown name', () => {
    expect(stepNamed('nonsense')).toBe('loan');
    expect(stepNamed(null)).toBe('loan');
  });
});

describe('a page opens', () => {
  test('when all before it is answered', () => {
    expect(allowedStep('check', aDraft(), LIMITS)).toBe('check');
    expect(allowedStep('contact', aDraft(), LIMITS)).toBe('contact');
  });

  test('else the first page that is not', () => {
    expect(allowedStep('home', EMPTY_DRAFT, LIMITS)).toBe('loan');
    expect(allowedStep('check', movedLately, LIMITS)).toBe('previous-address');
    expect(allowedStep('check', aDraft({ isConsentSeen: false }), LIMITS)).toBe('preferences');
  });

  test('only if it is asked at all', () => {
    expect(allowedStep('previous-address', aDraft(), LIMITS)).toBe('check');
  });
});

describe('going on', () => {
  test('leads from page to page', () => {
    expect(stepAfter('loan', aDraft(), LIMITS, false)).toBe('you');
    expect(stepAfter('address-stay', aDraft(), LIMITS, false)).toBe('work');
    expect(stepAfter('address-stay', movedLately, LIMITS, false)).toBe('previous-address');
    expect(stepAfter('preferences', aDraft(), LIMITS, false)).toBe('check');
  });

  test('leads a change straight back to the checks', () => {
    expect(stepAfter('loan', aDraft(), LIMITS, true)).toBe('check');
  });

  test('leads a change on when it asks something new', () => {
    expect(stepAfter('address', aDraft(), LIMITS, true)).toBe('address-choose');
    expect(stepAfter('address-stay', movedLately, LIMITS, true)).toBe('previous-address');
  });

  test('back is the page before', () => {
    expect(stepBefore('loan', aDraft())).toBeNull();
    expect(stepBefore('work', aDraft())).toBe('address-stay');
  });

  test('the first open page of a whole form is the page of checks', () => {
    expect(firstOpenStep(aDraft(), LIMITS)).toBe('check');
  });
});
