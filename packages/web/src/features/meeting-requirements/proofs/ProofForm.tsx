import { applicationPath } from '@fairlead/contract/web/account-paths';
import { isProofAsked, MOST_FILES, type ProofKind } from '@fairlead/core/requirement/proof';
import { isSatisfied } from '@fairlead/core/requirement/requirement';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Details } from '@fairlead/ui/details/Details';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { Spoken } from '@fairlead/ui/shared/Spoken';
import { Suspense, type ReactNode } from 'react';
import { continuePath } from '../../../paths.ts';
import { useFocusAfter } from '../../../parts/form/use-focus-after.ts';
import { ActionFailed } from '../../../parts/page/ActionFailed.tsx';
import { FormPage } from '../../../parts/page/FormPage.tsx';
import { listProblems } from '../../../resources/problems.ts';
import type { Asked } from '../RequirementScreen.tsx';
import { UsePhone } from '../phone/UsePhone.tsx';
import { usePhone } from '../phone/use-phone-link.ts';
import { ChooseFiles } from './ChooseFiles.tsx';
import { SENT_FILES, SentFiles } from './FileTiles.tsx';
import { PayslipPart } from './PayslipPart.tsx';
import { laterPart } from '../../../parts/page/later-part.tsx';
import { PhotoGuide } from './PhotoGuide.tsx';
import { READING, STATUS } from './payslips.ts';
import { PROOFS, proofInSentence } from './proofs.ts';
import { SkipProof } from './SkipProof.tsx';
import { useProof } from './use-proof.ts';
import { useResultFocus } from './use-result-focus.ts';
import { WatchProofs } from './WatchProofs.tsx';
import { PageHead } from '../../../parts/page/PageHead.tsx';
import { WhatToSend } from './WhatToSend.tsx';

const EarlierFiles = laterPart(
  'the files you sent before',
  async () => (await import('./EarlierFiles.tsx')).EarlierFiles,
);

type PartProps = {
  kind: ProofKind;
  asked: Asked;
  form: ReturnType<typeof useProof>;
  phone: ReturnType<typeof usePhone>;
};

/** Files that prove identity, address or income: chosen, sent, looked at. */
export function ProofForm({ kind, asked }: { kind: ProofKind; asked: Asked }) {
  const { application, requirement } = asked;
  const { title } = PROOFS[kind];
  const form = useProof(kind, asked);
  const phone = usePhone(requirement.id);
  const { state } = requirement;
  const isOpen = isProofAsked(state);
  const decidedId = isOpen ? null : STATUS;
  useResultFocus(form.result, form.isReadingFirst ? READING : decidedId);
  useFocusAfter(form.uses, SENT_FILES);
  const isDone = isSatisfied(state);
  // Until every file is sent, the page stays as it is.
  const Decided = form.isReadingFirst ? Confirming : PARTS[state];
  const Part = (form.progress === null ? Decided : undefined) ?? Choosing;
  return (
    <FormPage
      // What was wrong with a file says nothing any more.
      key={isDone ? 'done' : 'open'}
      title={title}
      before={<BackLink href={continuePath(application.id)} />}
      errors={isDone ? [] : listProblems(form.problems)}
      attempts={form.attempts}
      failure={!isDone && form.failure !== null && <ActionFailed error={form.failure} />}
      onSubmit={form.submit}
    >
      <PageHead isQuiet title={title} lead={isOpen ? requirement.reason : undefined} />
      <Part {...{ kind, asked, form, phone }} />
      <WatchProofs application={application} />
      <Spoken text={form.status} />
      <Spoken text={phone.status} />
    </FormPage>
  );
}

const PARTS: Partial<Record<Asked['requirement']['state'], (props: PartProps) => ReactNode>> = {
  Provided: Waiting,
  Met: Accepted,
  Skipped,
};

function Choosing(props: PartProps) {
  const { kind, asked, form } = props;
  const { refusal, attachments, maySkip, bankIncome, state } = asked.requirement;
  return (
    <>
      {refusal !== null && (
        <div id={STATUS} tabIndex={-1}>
          <NotificationBanner live kind="warning" title="We need another file">
            <p>{refusal}</p>
          </NotificationBanner>
        </div>
      )}
      <WhatToSend kind={kind} />
      <PhotoGuide />
      <Files {...props} />
      <Button type="submit" busy={form.progress !== null || form.isOpening}>
        {form.files.length === 0 && form.isUnconfirmed ? 'Send for checking' : 'Send'}
      </Button>
      {maySkip && state === 'Not started' && !bankIncome && <SkipProof asked={asked} />}
      <p className="hint">
        Someone on our team checks it, usually within 2 hours on a working day. We’ll email you. We store your
        files encrypted and use them only to check this.
      </p>
      <SentFiles attachments={attachments} />
    </>
  );
}

/** What can be chosen here, on another device, or of what was sent before. */
function Files({ asked, form, phone, isPhoneHere = true }: PartProps & { isPhoneHere?: boolean }) {
  return (
    <ChooseFiles
      form={form}
      hint={`Up to ${MOST_FILES} photos (JPG or PNG) or PDFs, each smaller than 10 MB.`}
    >
      {!form.isFull && isPhoneHere && <UsePhone phone={phone} />}
      {!form.isFull && (
        <Suspense fallback={null}>
          <EarlierFiles requirement={asked.requirement} onUsed={form.used} />
        </Suspense>
      )}
    </ChooseFiles>
  );
}

function Waiting(props: PartProps) {
  const { asked, form, phone } = props;
  const { attachments } = asked.requirement;
  return (
    <>
      <div id={STATUS} tabIndex={-1}>
        <NotificationBanner live title="We’re checking what you sent">
          <p>
            Usually within 2 hours on a working day. We’ll email you, and this page updates automatically. You
            can continue with the other tasks.
          </p>
        </NotificationBanner>
      </div>
      <SentFiles attachments={attachments} />
      {phone.view && <UsePhone phone={phone} />}
      <Button href={applicationPath(asked.application)}>Continue with the other tasks</Button>
      <PayslipPart asked={asked} onContested={form.setResult} />
      <MoreFiles {...props} />
    </>
  );
}

/** What was read is confirmed or contested, or another file is sent with it. */
function Confirming(props: PartProps) {
  const { asked, form } = props;
  return (
    <>
      <PayslipPart asked={asked} onContested={form.setResult} />
      <SentFiles attachments={asked.requirement.attachments} />
      {props.phone.view && <UsePhone phone={props.phone} />}
      <MoreFiles {...props} />
    </>
  );
}

function MoreFiles(props: PartProps) {
  const { files, isOpening, progress, sent } = props.form;
  return (
    sent < MOST_FILES && (
      <Details summary="Send another file" open={files.length > 0}>
        <div className="stack gap-4">
          <Files {...props} isPhoneHere={props.phone.view === null} />
          <Button type="submit" variant="secondary" busy={progress !== null || isOpening}>
            Send
          </Button>
        </div>
      </Details>
    )
  );
}

function Accepted({ kind, asked, form }: PartProps) {
  return (
    <>
      <div id={STATUS} tabIndex={-1}>
        <NotificationBanner live kind="success" title={`We’ve accepted your ${proofInSentence(kind)}`}>
          <p>There’s nothing more to send.</p>
        </NotificationBanner>
      </div>
      <PayslipPart asked={asked} onContested={form.setResult} />
      <SentFiles attachments={asked.requirement.attachments} />
      <Button href={applicationPath(asked.application)}>Continue your application</Button>
    </>
  );
}

function Skipped({ asked }: PartProps) {
  return (
    <>
      <p className="lead muted">
        You skipped this. Your credit file supports your income, so we don’t need more.
      </p>
      <Button href={applicationPath(asked.application)}>Continue your application</Button>
    </>
  );
}
