import type { World } from '@fairlead/testing/journey-walk';
import { prepare } from '../prepared.ts';
import { somebody } from '../people.ts';
import type { Visitor } from '../visitor.ts';
import { headed, hold, letGo, listsErrors, press, type Shown } from './screen.ts';

const SLUGS = ['adequate-explanations', 'secci', 'contract'] as const;

const world: { current?: World } = {};
const idOfThis = (): string => world.current?.application ?? '';

const openDocuments = ({ open }: Visitor, path = '') =>
  open(`/account/borrow/continue/documents${path}?id=${idOfThis()}`);

/** A document on its own address, where it can be checked as it stands. */
const alone = (slug: (typeof SLUGS)[number]): Shown => ({
  screen: slug,
  state: 'document',
  show: async ({ page, address }) => {
    await page.goto(new URL(`/v2/loan-applications/${idOfThis()}/read-${slug}.html`, address('/')).href);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
});

/** Reading and signing. */
export const DOCUMENTS: readonly Shown[] = [
  {
    screen: 'documents',
    state: 'loading',
    show: async (visitor) => {
      world.current = await prepare(visitor, 'documents', somebody('Successful', 'Accept'));
      await hold(visitor.page, /\/v2\/loan-applications\//);
      await openDocuments(visitor);
      await visitor.page.getByText('Opening your documents').waitFor();
    },
  },
  {
    screen: 'documents',
    state: 'as opened',
    show: async ({ page }) => {
      await letGo(page);
      await page.reload();
      await headed(page, 'Read your documents');
    },
  },
  {
    screen: 'documents',
    state: 'made new for today',
    show: async ({ page, api }) => {
      await api.get('advanceTime', { body: { days: 1 } });
      await page.reload();
      await page.getByText('We made your documents new for today').waitFor();
    },
  },
  {
    screen: 'documents',
    state: 'something left to read',
    show: async ({ page }) => {
      await press(page, 'Go on to sign');
      await page.getByText('There is more to read first').waitFor();
    },
  },
  {
    screen: 'a document to read',
    state: 'as opened',
    show: async (visitor) => {
      await openDocuments(visitor, '/secci');
      await headed(visitor.page, 'Loan Key Facts');
      await visitor.page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    },
  },
  ...SLUGS.map(alone),
  {
    screen: 'document viewer',
    state: 'as opened',
    show: async ({ page, open }) => {
      const url = `/v2/loan-applications/${idOfThis()}/read-contract.html`;
      await open(`/view-document?url=${encodeURIComponent(url)}`);
      await headed(page, 'Loan Agreement');
    },
  },
  {
    screen: 'document viewer',
    state: 'of something that is no document',
    show: async ({ page, open }) => {
      await open('/view-document?url=https%3A%2F%2Felsewhere.example%2F');
      await headed(page, 'This document cannot be shown');
    },
  },
  {
    screen: 'sign',
    state: 'as opened',
    show: async (visitor) => {
      world.current = await prepare(visitor, 'ready to sign', somebody('Successful', 'Accept'));
      await visitor.open(`/account/borrow/continue/sign?id=${idOfThis()}`);
      await headed(visitor.page, 'Sign and ask for the money');
    },
  },
  {
    screen: 'sign',
    state: 'error summary',
    show: async ({ page }) => {
      await press(page, 'Sign and ask for the money');
      await listsErrors(page);
    },
  },
  {
    screen: 'sign',
    state: 'a day too late',
    show: async ({ page, api }) => {
      await api.get('advanceTime', { body: { days: 1 } });
      await page.getByLabel('I want to be bound').check();
      await press(page, 'Sign and ask for the money');
      await page.getByText('We made your documents new for today').waitFor();
    },
  },
  {
    screen: 'an application',
    state: 'expired',
    show: async ({ api, open, page }) => {
      await api.get('advanceTime', { body: { days: 31 } });
      await open(`/account/borrow/continue?id=${idOfThis()}`);
      await headed(page, 'This offer has ended');
    },
  },
];
