import { applicant, type Application } from '@fairlead/testing/people';

let people = 0;

/** Somebody whose names choose what the sandboxes do, with an email address that nobody else has. */
export function somebody(
  firstName: string,
  lastName: string,
  changes: Partial<Application> = {},
): Application {
  people += 1;
  const application = applicant(firstName, lastName, changes);
  const email = `${firstName}.${lastName}.${people}@mail.example`.toLowerCase();
  return { ...application, user: { ...application.user, email } };
}
