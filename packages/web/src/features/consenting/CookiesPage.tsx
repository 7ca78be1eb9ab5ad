import { Button } from '@fairlead/ui/button/Button';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { Stack } from '@fairlead/ui/stack/Stack';
import { Table } from '@fairlead/ui/table/Table';
import type { Purpose } from '../../state/consent/consent.ts';
import { purposesOf } from '../../state/consent/third-parties.ts';
import { InformationPage } from '../../parts/public/InformationPage.tsx';
import { ExperimentsForm } from './ExperimentsForm.tsx';
import { publicAddress, type PublicPageProps } from '../../parts/public/public-page.ts';
import { necessaryIn, presentStored } from './stored-items.ts';
import { hintOf, PURPOSE_WORDS } from './purpose-words.ts';
import { saysSaved } from './saved-choices.ts';

const SECTION_OF_CHOICES = 'your-choices';

/** What the site stores in a browser and why, with a choice about everything that is not necessary. */
export function CookiesPage(page: PublicPageProps) {
  const purposes = purposesOf(page.settings.thirdParties);
  const name = page.brand.dictionary.websiteName;
  const necessary = {
    id: 'necessary',
    heading: 'What the site needs to work safely',
    content: <NecessaryTable {...page} />,
  };
  const choices = {
    id: SECTION_OF_CHOICES,
    heading: 'What you can choose',
    content: purposes.length > 0 ? <ChoicesForm page={page} purposes={purposes} /> : <NothingToChoose />,
  };
  const experiments = {
    id: 'versions',
    heading: 'Versions that we compare',
    content: <ExperimentsForm {...page} />,
  };
  return (
    <InformationPage
      page={page}
      title="Cookies"
      description={`What ${name} stores in your browser, why, for how long, and what you can choose.`}
      lead={
        <>
          Cookies are small files that a site stores in your browser. This page also lists what we keep in
          your browser’s storage, which works in the same way.
        </>
      }
      sections={[choices, experiments, necessary]}
    >
      {saysSaved(page.url) && (
        <NotificationBanner kind="success" title="Your choices are saved" live>
          <p>We’ll remember them in this browser for a year. You can change them here at any time.</p>
        </NotificationBanner>
      )}
    </InformationPage>
  );
}

function NothingToChoose() {
  return (
    <p>
      Nothing. We only store what the site needs to work and to keep your account safe, all of it listed
      below. If that changes, we’ll ask you first.
    </p>
  );
}

function ChoicesForm({ page, purposes }: { page: PublicPageProps; purposes: readonly Purpose[] }) {
  return (
    <form method="post" action={publicAddress('/cookies', page)}>
      <Stack gap={6}>
        <p>We load none of these until you say yes, and never on a page with a document or bank details.</p>
        {purposes.map((purpose) => (
          <ChoiceOf key={purpose} purpose={purpose} page={page} />
        ))}
        <div>
          <Button type="submit" name="cookies" value="choose">
            Save your choices
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function ChoiceOf({ purpose, page }: { purpose: Purpose; page: PublicPageProps }) {
  const { legend, yes, no } = PURPOSE_WORDS[purpose];
  const stored = presentStored(purpose, page.settings.thirdParties);
  return (
    <Stack gap={3}>
      <RadioGroup
        name={purpose}
        legend={legend}
        hint={hintOf(purpose, page.settings)}
        value={page.choices[purpose] === true ? 'yes' : 'no'}
        options={[
          { value: 'yes', label: yes },
          { value: 'no', label: no },
        ]}
      />
      {stored !== null && <p className="small muted">{stored}</p>}
    </Stack>
  );
}

function NecessaryTable({ settings }: PublicPageProps) {
  return (
    <Table
      caption="What the site needs to work safely"
      captionHidden
      columns={[
        { key: 'name', heading: 'Name', rowHeading: true },
        { key: 'purpose', heading: 'What it is for', prose: true },
        { key: 'life', heading: 'How long we store it', prose: true },
      ]}
      rows={necessaryIn(settings).map((thing) => ({ id: thing.name, ...thing }))}
    />
  );
}
