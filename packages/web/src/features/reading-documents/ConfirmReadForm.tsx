import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { CheckboxGroup } from '@fairlead/ui/checkbox-group/CheckboxGroup';
import { applicationDocumentPath, taskPath } from '../../application-paths.ts';
import { downloadPath } from '../../loan-paths.ts';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { FormPage } from '../../parts/page/FormPage.tsx';
import { unreadOf, type DocumentSet } from '../../resources/loan-application.ts';
import { listProblems, only } from '../../resources/problems.ts';
import { readingTime } from './present-documents.ts';
import { useConfirmSeveral } from './use-confirm-several.ts';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

export const CONFIRM_HEAD: Head = {
  title: 'Confirm what you’ve read',
  lead: 'If you read your documents on paper or on another device, tick each one that you’ve read to the end. Ticking a document doesn’t mean you’ve signed it.',
  isQuiet: true,
};

/** For someone who read the documents on paper or on another device: one tick for each that was read to the end. */
export function ConfirmReadForm({ applicationId, set }: { applicationId: string; set: DocumentSet }) {
  const { ticked, tick, problem, attempts, failure, isLoading, submit } = useConfirmSeveral(
    applicationId,
    set,
  );
  const unread = unreadOf(set);
  return (
    <FormPage
      title={CONFIRM_HEAD.title}
      before={<BackLink href={taskPath(applicationId, 'documents')}>All documents</BackLink>}
      errors={listProblems(only({ read: problem }))}
      attempts={attempts}
      failure={failure !== null && <ActionFailed error={failure} />}
      onSubmit={submit}
    >
      <PageHead {...CONFIRM_HEAD} />
      <section className="stack gap-3" aria-labelledby="to-read">
        <h2 id="to-read">Print or save them</h2>
        <ul className="stack gap-2">
          {unread.map(({ slug, title }) => (
            <li key={slug}>
              <a href={downloadPath(applicationDocumentPath(applicationId, slug, 'pdf'))} download>
                {title} (PDF)
              </a>
            </li>
          ))}
        </ul>
      </section>
      <CheckboxGroup
        name="read"
        legend="Which have you read to the end?"
        error={problem}
        options={unread.map((document) => ({
          value: document.slug,
          label: document.title,
          hint: readingTime(document),
        }))}
        values={ticked}
        onChange={tick}
      />
      <Button type="submit" busy={isLoading}>
        Confirm that I’ve read these
      </Button>
    </FormPage>
  );
}
