// npm run explain-decision -- <application id>: makes every decision on an application again and prints why.
import { z } from 'zod';
import { withDatabase } from './verification/with-database.ts';
import { explainDecisions } from './verification/explain-decisions.ts';

const USAGE =
  'Give the id of one application: npm run explain-decision -- 01a1f8e9-2a51-7e14-8a9c-e6e6eadd2c76';

await withDatabase(async (db, cipher) => {
  const [, , id] = process.argv;
  if (!z.uuid().safeParse(id).success) return { text: USAGE, isGood: false };
  const explained = await explainDecisions(db, cipher, id ?? '');
  if (explained.length === 0) return { text: 'No decision was made on this application.', isGood: false };
  return {
    text: explained.map(({ text }) => text).join('\n\n'),
    isGood: explained.every(({ isDifferent }) => !isDifferent),
  };
});
