import { describe, expect, test } from 'vitest';
import { isPhoneLinkLive, stepPhoneLink, type PhoneLinkEvent, type PhoneLinkState } from './phone-link.ts';

const STATES: readonly PhoneLinkState[] = ['waiting', 'connected', 'finished', 'ended'];
const EVENTS: readonly PhoneLinkEvent[] = ['opened', 'finished', 'ended'];

describe('a link to a phone', () => {
  test('is opened once and finished by the phone that opened it', () => {
    expect(stepPhoneLink('waiting', 'opened')).toEqual({ ok: true, value: 'connected' });
    expect(stepPhoneLink('connected', 'finished')).toEqual({ ok: true, value: 'finished' });
    expect(stepPhoneLink('connected', 'opened').ok).toBe(false);
    expect(stepPhoneLink('waiting', 'finished').ok).toBe(false);
  });

  test('can be ended until it is finished', () => {
    expect(STATES.filter((state) => stepPhoneLink(state, 'ended').ok)).toEqual(['waiting', 'connected']);
    expect(STATES.filter(isPhoneLinkLive)).toEqual(['waiting', 'connected']);
  });

  test('takes no event after its end', () => {
    for (const event of EVENTS)
      for (const state of ['finished', 'ended'] as const)
        expect(stepPhoneLink(state, event)).toEqual({ ok: false, refusal: 'notAllowed' });
  });
});
