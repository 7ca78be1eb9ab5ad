import { isProofAsked, type ProofKind } from '@fairlead/core/requirement/proof';
import { useRef, useState } from 'react';
import { useFeature } from '../../../parts/page/use-feature.ts';
import type { Application } from '../../../resources/loan-application.ts';
import { requirementOf } from '../../../resources/requirement.ts';
import {
  useConfirmProofOfIncomeMutation,
  useProofOfAddressMutation,
  useProofOfIdMutation,
  useProofOfIncomeMutation,
  useProofOfInsuranceMutation,
  useProofOfKeeperMutation,
  useSettlementLetterMutation,
  type SentFile,
} from '../../../resources/requirements/proof.ts';
import type { Asked } from '../RequirementScreen.tsx';
import { payslipsOf, READING, STATUS } from './payslips.ts';
import { fileBody, type ReadyFile } from '../../../parts/files/prepare-file.ts';
import { PROOFS } from './proofs.ts';
import type { ActionResult } from './use-result-focus.ts';
import { failureOf, useSending } from './use-sending.ts';

/** The calls of a proof. Each answers what went wrong, or undefined. */
function useProofCalls(kind: ProofKind, { application, requirement }: Asked, isReading: boolean) {
  const [identity] = useProofOfIdMutation();
  const [address] = useProofOfAddressMutation();
  const [income] = useProofOfIncomeMutation();
  const [keeper] = useProofOfKeeperMutation();
  const [settlementLetter] = useSettlementLetterMutation();
  const [insurance] = useProofOfInsuranceMutation();
  const [confirm] = useConfirmProofOfIncomeMutation();
  const hasRead = useRef(false);
  const calls: Record<ProofKind, (body: SentFile) => { unwrap: () => Promise<Application> }> = {
    identity: (body) => identity({ params: { id: requirement.id }, body }),
    address: (body) => address({ params: { id: requirement.id }, body }),
    income: (body) => income({ params: { id: application.id }, body }),
    keeper: (body) => keeper({ params: { id: requirement.id }, body }),
    'settlement-letter': (body) => settlementLetter({ params: { id: requirement.id }, body }),
    insurance: (body) => insurance({ params: { id: requirement.id }, body }),
  };
  const send = (file: ReadyFile) =>
    failureOf(async () => {
      const after = requirementOf(await calls[kind](await fileBody(file)).unwrap(), kind);
      const isOpen = after !== undefined && isProofAsked(after.state);
      hasRead.current = isReading && isOpen && payslipsOf(after).length > 0;
    });
  /** A proof of income waits until the borrower says that it is all there, having seen what was read. */
  const finish = async (): Promise<ActionResult | { readonly failure: unknown }> => {
    const isShownFirst = hasRead.current;
    hasRead.current = false;
    if (isShownFirst) return { id: READING };
    if (kind !== 'income') return { id: STATUS };
    try {
      await confirm({ params: { id: application.id } }).unwrap();
      return { id: STATUS };
    } catch (failure) {
      return { failure };
    }
  };
  return { send, finish };
}

/** The page of a proof: the files that are chosen, and how they are sent. */
export function useProof(kind: ProofKind, asked: Asked) {
  const isReading = useFeature('auto-payslip-verification');
  const { attachments = [], state } = asked.requirement;
  const sent = attachments.filter(({ isRefused }) => !isRefused).length;
  const isUnconfirmed = kind === 'income' && sent > 0 && state !== 'Provided';
  const isReadingFirst = isReading && isProofAsked(state) && payslipsOf(asked.requirement).length > 0;
  const { nothingChosen } = PROOFS[kind];
  const calls = useProofCalls(kind, asked, isReading);
  const form = useSending({ sent, nothingChosen, mayBeEmpty: isUnconfirmed, ...calls });
  const [expected, setExpected] = useState(0);
  const used = (filename: string): void => {
    form.say(`${filename} is added`);
    setExpected(attachments.length + 1);
  };
  // The answer of the call can be shown a moment after it came.
  const uses = attachments.length >= expected ? expected : 0;
  return { ...form, isUnconfirmed, isReadingFirst, uses, used };
}
