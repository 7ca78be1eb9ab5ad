import { applicationPath } from '@fairlead/contract/web/account-paths';
import { MOST_FILES, type ProofKind } from '@fairlead/core/requirement/proof';
import { isSatisfied } from '@fairlead/core/requirement/requirement';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Details } from '@fairlead/ui/details/Details';
import { FieldError } from '@fairlead/ui/field/Field';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { ProgressBar } from '@fairlead/ui/progress-bar/ProgressBar';
import { Spoken } from '@fairlead/ui/shared/Spoken';
import type { ReactNode } from 'react';
import { continuePath } from '../../../paths.ts';
import { useFocusAfter } from '../../../parts/form/use-focus-after.ts';
import { ActionFailed } from '../../../parts/page/ActionFailed.tsx';
import { FormPage } from '../../../parts/page/FormPage.tsx';
import { listProblems } from '../../../resources/problems.ts';
import type { Asked } from '../RequirementScreen.tsx';
import { FileButton } from './FileButton.tsx';
import { ChosenFiles, SentFiles } from './FileTiles.tsx';
import { PhotoGuide } from './PhotoGuide.tsx';
import { PROOFS } from './proofs.ts';
import { SkipProof } from './SkipProof.tsx';
import { CHOOSE } from './use-chosen-files.ts';
import { useProof } from './use-proof.ts';
import { WatchProofs } from './WatchProofs.tsx';
import './proofs.css';

const CAMERA = 'take-photo';
const STATUS = 'proof-status';
const ERROR = `${CHOOSE}-error`;

/** Phones send a JPEG where HEIC is not in this list. */
const PHOTOS = 'image/jpeg,image/png';

type PartProps = { kind: ProofKind; asked: Asked; form: ReturnType<typeof useProof> };

/** Files that prove identity, address or income: chosen, sent, looked at. */
export function ProofForm({ kind, asked }: { kind: ProofKind; asked: Asked }) {
  const { application, requirement } = asked;
  const { title } = PROOFS[kind];
  const form = useProof(kind, asked);
  const { state } = requirement;
  useFocusAfter(form.sends, STATUS);
  const isDone = isSatisfied(state);
  // Until every file is sent, the page stays as it is.
  const Part = (form.progress === null ? PARTS[state] : undefined) ?? Choosing;
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
      <header className="stack gap-3">
        <h1>{title}</h1>
        {(state === 'Not started' || state === 'Refused') && (
          <p className="lead muted">{requirement.reason}</p>
        )}
      </header>
      <Part {...{ kind, asked, form }} />
      <WatchProofs application={application} />
      <Spoken text={form.status} />
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
  const { accepted, mustShow } = PROOFS[kind];
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
      <section className="stack gap-3">
        <h2>What you can send</h2>
        <p>One of these:</p>
        <ul className="list">
          {accepted.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <p>{mustShow}</p>
      </section>
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

/** The buttons that choose files, with what was chosen. */
function Files({ form }: PartProps) {
  const { files, add, isOpening, problem, progress, isFull, remove } = form;
  const choose = (picked: readonly File[]): void => void add(picked);
  const describedBy = problem === undefined ? `${CHOOSE}-hint` : `${CHOOSE}-hint ${ERROR}`;
  return (
    <section className="stack gap-4" aria-labelledby="your-files">
      <div className="stack gap-2">
        <h2 id="your-files">Your files</h2>
        <p className="hint" id={`${CHOOSE}-hint`}>
          Up to {MOST_FILES} photos (JPG or PNG) or PDFs, each smaller than 10 MB. On a computer? You can also
          sign in on your phone and take a photo there.
        </p>
        {problem !== undefined && <FieldError id={CHOOSE} message={problem} />}
      </div>
      <ChosenFiles files={files} isSending={progress !== null} onRemove={remove} />
      {isOpening && <p className="hint">Opening your files …</p>}
      {progress && (
        <ProgressBar
          label="Sending"
          text={`${progress.done} of ${progress.of} sent`}
          value={progress.done}
          max={progress.of}
        />
      )}
      {!isFull && !isOpening && progress === null && (
        <div className="file-buttons">
          <FileButton id={CAMERA} variant="primary" accept={PHOTOS} isCamera onChoose={choose}>
            Take a photo
          </FileButton>
          <FileButton
            id={CHOOSE}
            variant="secondary"
            accept={`${PHOTOS},application/pdf`}
            describedBy={describedBy}
            onChoose={choose}
          >
            {files.length === 0 ? 'Choose files' : 'Choose more files'}
          </FileButton>
        </div>
      )}
    </section>
  );
}

function Waiting(props: PartProps) {
  const { asked, form } = props;
  const { attachments } = asked.requirement;
  return (
    <>
      <div id={STATUS} tabIndex={-1}>
        <NotificationBanner live title="We’re checking what you sent">
          <p>
            Usually within 2 hours on a working day. We’ll email you, and this page changes by itself. You can
            continue with the other tasks.
          </p>
        </NotificationBanner>
      </div>
      <SentFiles attachments={attachments} />
      <Button href={applicationPath(asked.application)}>Continue with the other tasks</Button>
      {form.sent < MOST_FILES && (
        <Details summary="Send another file" open={form.files.length > 0}>
          <div className="stack gap-4">
            <Files {...props} />
            <Button type="submit" variant="secondary" busy={form.progress !== null || form.isOpening}>
              Send
            </Button>
          </div>
        </Details>
      )}
    </>
  );
}

function Accepted({ kind, asked }: PartProps) {
  return (
    <>
      <div id={STATUS} tabIndex={-1}>
        <NotificationBanner
          live
          kind="success"
          title={`We’ve accepted your ${PROOFS[kind].title.toLowerCase()}`}
        >
          <p>There’s nothing more to send.</p>
        </NotificationBanner>
      </div>
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
