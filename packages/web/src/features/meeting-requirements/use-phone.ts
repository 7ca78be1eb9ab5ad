import { messageFor } from '@fairlead/core/outcome';
import { MOBILE_ERRORS, parseUkMobile } from '@fairlead/core/person/uk-phone';
import { parseStepUpCode, STEP_UP_CODE_ERRORS } from '@fairlead/core/text/step-up-code';
import { useState, type SubmitEvent } from 'react';
import { continuePath } from '../../paths.ts';
import { needsNewCode, wordsForCodeFailure, wordsForSentCode } from '../../parts/code/code-words.ts';
import { useTyped } from '../../parts/form/use-typed.ts';
import { useFocusAfter } from '../../parts/form/use-focus-after.ts';
import { useGo } from '../../parts/page/navigation.tsx';
import { keepSession } from '../../resources/auth.ts';
import { only } from '../../resources/problems.ts';
import { useUpdateMobileNumberMutation, useVerifyMobileNumberMutation } from '../../resources/requirement.ts';
import { useVerifyStepUpMutation } from '../../resources/step-up.ts';
import { isApiError } from '../../state/api-error.ts';
import { useAppDispatch } from '../../state/hooks.ts';
import type { Asked } from './RequirementScreen.tsx';

/** What the page asks for: to have a code sent, another number, or the code. */
export type Asks = 'sending' | 'number' | 'code';

type Shown = {
  asks: Asks;
  problem: string | undefined;
  failure: unknown;
  /** The end of the number that the last code was sent to; null before one was sent. */
  sentTo: string | null;
  /** How many codes were sent from this page. */
  sent: number;
};

const AT_FIRST: Shown = { asks: 'sending', problem: undefined, failure: null, sentTo: null, sent: 0 };

/** What is asked for is given in the control with this id. */
export const CONTROLS = { sending: 'send-code', number: 'mobileNumber', code: 'code' } as const;

/** Failures of a code that are said at its field. */
const ABOUT_THE_CODE = ['codeWrong', 'codeExpired', 'codeSpent'];

type Failed = { failure: unknown };

const failed = (failure: unknown): Failed => ({ failure });

/** The three calls of the page. Each answers what went wrong, or undefined. */
function usePhoneCalls(id: string) {
  const dispatch = useAppDispatch();
  const [update, updating] = useUpdateMobileNumberMutation();
  const [verify, verifying] = useVerifyMobileNumberMutation();
  const [strengthen, strengthening] = useVerifyStepUpMutation();
  const params = { id };

  const send = (body: { mobileNumber?: string }): Promise<Failed | undefined> =>
    update({ params, body })
      .unwrap()
      .then(() => undefined, failed);
  /** The same code makes the session strong, so that the bank account does not ask for another. */
  const confirm = async (code: string): Promise<Failed | undefined> => {
    const wrong = await verify({ params, body: { code } })
      .unwrap()
      .then(() => undefined, failed);
    if (wrong) return wrong;
    const session = await strengthen({ body: { code } })
      .unwrap()
      .catch(() => null);
    if (session) dispatch(keepSession(session));
    return undefined;
  };
  const isSending = updating.isLoading;
  return { send, confirm, isSending, isLoading: isSending || verifying.isLoading || strengthening.isLoading };
}

const NO_NUMBER = { mobileNumber: '' };

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** What is shown and read out while a code is on its way, and when it was sent. */
function statusOf({ sent, sentTo }: Shown, isSending: boolean): string {
  if (isSending) return 'Sending a code …';
  if (sentTo === null) return '';
  return wordsForSentCode(sentTo, sent > 1);
}

/** Confirms the mobile number, of which `ending` is the end, with the code of a text message. */
export function usePhone({ application, requirement }: Asked, ending: string) {
  const go = useGo();
  const calls = usePhoneCalls(requirement.id);
  const { isSending, isLoading } = calls;
  const typed = useTyped('mobile-number', NO_NUMBER);
  // A number that was typed before the session ended is asked for again.
  const asksFirst = typed.fields.mobileNumber === '' ? AT_FIRST.asks : 'number';
  const [shown, setShown] = useState<Shown>({ ...AT_FIRST, asks: asksFirst });
  const [attempts, setAttempts] = useState(0);
  const [code, setCode] = useState('');
  const { mobileNumber } = typed.fields;
  const { asks } = shown;
  useFocusAfter(asks, CONTROLS[asks]);

  const ask = (next: Asks): void => setShown({ ...shown, asks: next, problem: undefined, failure: null });
  const send = async (body: { mobileNumber?: string }, problem?: string): Promise<void> => {
    const wrong = await calls.send(body);
    if (wrong) {
      setShown({ ...shown, problem: undefined, ...wrong });
      return;
    }
    typed.forget();
    setCode('');
    const sentTo =
      body.mobileNumber === undefined ? (shown.sentTo ?? ending) : digitsOf(body.mobileNumber).slice(-4);
    setShown({ asks: 'code', problem, failure: null, sentTo, sent: shown.sent + 1 });
  };
  const confirm = async (): Promise<void> => {
    const wrong = await calls.confirm(code);
    if (!wrong) {
      go(continuePath(application.id));
      return;
    }
    const type = isApiError(wrong.failure) ? wrong.failure.type : '';
    const problem = ABOUT_THE_CODE.includes(type) ? wordsForCodeFailure(type) : undefined;
    if (needsNewCode(type)) await send({}, problem);
    else setShown({ ...shown, problem, failure: problem === undefined ? wrong.failure : null });
    setAttempts((before) => before + 1);
  };
  const checks: Readonly<Record<Asks, () => string | undefined>> = {
    sending: () => undefined,
    number: () => messageFor(parseUkMobile(mobileNumber), MOBILE_ERRORS),
    code: () => messageFor(parseStepUpCode(code), STEP_UP_CODE_ERRORS),
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isLoading) return;
    setAttempts(attempts + 1);
    const problem = checks[asks]();
    setShown({ ...shown, problem, failure: null });
    if (problem !== undefined) return;
    if (asks === 'code') void confirm();
    else void send(asks === 'number' ? { mobileNumber } : {});
  };

  return {
    ...shown,
    problems: only({ [CONTROLS[asks]]: shown.problem }),
    status: statusOf(shown, isSending),
    attempts,
    isLoading,
    isSending,
    mobileNumber,
    setMobileNumber: (number: string) => typed.change({ mobileNumber: number }),
    code,
    setCode,
    ask,
    sendAgain: (): void => {
      if (!isLoading) void send({});
    },
    submit,
  };
}
