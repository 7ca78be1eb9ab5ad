import type { Migration } from 'kysely/migration';
import { run } from '../run-sql.ts';

/** The size of an attachment, whose content is a row of its own. */
const SIZE = `(select octet_length(decode(file.value ->> 'base64', 'base64'))
  from sandbox.documents as file
  where file.collection = 'inbox/attachments' and file.key = message.key || '/' || (number - 1))`;

/**
 * In the sandbox, the design of an email is a document of its own, and a message knows the sizes of its attachments: an
 * inbox is read without either.
 */
export const designedEmailsApart: Migration = {
  up: (db) =>
    run(
      db,
      `insert into sandbox.documents (collection, key, value)
        select 'inbox/designed', key, value -> 'html' from sandbox.documents
        where collection = 'inbox/messages' and value ? 'html'
        on conflict do nothing`,
      `update sandbox.documents as message set value = (value - 'html') || jsonb_build_object('attachments', coalesce(
          (select jsonb_agg(attachment || jsonb_build_object('sizeBytes', ${SIZE}) order by number)
            from jsonb_array_elements(value -> 'attachments') with ordinality as attached (attachment, number)),
          '[]'))
        where collection = 'inbox/messages' and value ? 'html'`,
    ),
};
