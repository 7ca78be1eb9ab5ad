import { LARGEST_FILE_BYTES, MOST_FILES } from '@fairlead/core/requirement/proof';
import { Button } from '@fairlead/ui/button/Button';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { Spoken } from '@fairlead/ui/shared/Spoken';
import { ActionFailed } from '../../../parts/page/ActionFailed.tsx';
import { FormPage } from '../../../parts/page/FormPage.tsx';
import { listProblems } from '../../../resources/problems.ts';
import type { PhoneUpload } from '../../../resources/phone-link.ts';
import { ChooseFiles } from '../proofs/ChooseFiles.tsx';
import { PhotoGuide } from '../proofs/PhotoGuide.tsx';
import { PROOFS } from '../proofs/proofs.ts';
import { filesInWords } from '../proofs/use-chosen-files.ts';
import { useResultFocus } from '../proofs/use-result-focus.ts';
import { useSending } from '../proofs/use-sending.ts';
import type { usePhoneUpload } from './use-phone-upload.ts';
import { WhatToSend } from '../proofs/WhatToSend.tsx';

const SENT = 'phone-sent';

const megabytes = LARGEST_FILE_BYTES / 1024 / 1024;

type PhoneUploadFormProps = { upload: ReturnType<typeof usePhoneUpload>; about: PhoneUpload };

/** The one thing that a phone can do with a link: send photos for a proof, and say that it has finished. */
export function PhoneUploadForm({ upload, about }: PhoneUploadFormProps) {
  const { firstName, proof, files, room } = about;
  const { title, nothingChosen } = PROOFS[proof];
  const { send, finish, isFinishing, error } = upload;
  const done = async () => ({ id: SENT });
  const form = useSending({ sent: MOST_FILES - room, nothingChosen, mayBeEmpty: false, send, finish: done });
  useResultFocus(form.result, SENT);
  return (
    <FormPage
      title={title}
      step="open"
      errors={listProblems(form.problems)}
      attempts={form.attempts}
      failure={<Failures errors={[form.failure, error]} />}
      onSubmit={form.submit}
    >
      <header className="stack gap-3">
        <h1>{title}</h1>
        <p className="lead muted">{firstName}, send your photos here. They appear on your computer.</p>
      </header>
      <WhatToSend kind={proof} />
      <PhotoGuide />
      <ChooseFiles
        form={form}
        hint={`Up to ${MOST_FILES} photos (JPG or PNG) or PDFs, each smaller than ${megabytes} MB.`}
      />
      <p id={SENT} tabIndex={-1}>
        {files === 0 ? 'Nothing sent yet.' : `${filesInWords(files)} sent from this phone.`}
        {room === 0 && ' That is the most we can take.'}
      </p>
      <Cluster>
        {room > 0 && (
          <Button type="submit" busy={form.progress !== null || form.isOpening}>
            Send
          </Button>
        )}
        <Button variant="secondary" busy={isFinishing || form.progress !== null} onClick={finish}>
          I’ve finished
        </Button>
      </Cluster>
      <Spoken text={form.status} />
    </FormPage>
  );
}

/** Why the last call failed, where no file is to blame. */
function Failures({ errors }: { errors: readonly unknown[] }) {
  const failure = errors.find((error) => error !== null && error !== undefined);
  return failure === undefined ? null : <ActionFailed error={failure} />;
}
