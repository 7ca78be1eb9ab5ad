import type { LineName } from '@fairlead/contract/lines';
import { applyingRoutes } from './features/applying/applying-routes.ts';
import { meetingRequirementsRoutes } from './features/meeting-requirements/meeting-requirements-routes.ts';
import { readingDocumentsRoutes } from './features/reading-documents/reading-documents-routes.ts';
import { repayingRoutes } from './features/repaying/repaying-routes.ts';
import { sandboxPagesRoutes } from './features/sandbox-pages/sandbox-pages-routes.ts';
import { signingInRoutes } from './features/signing-in/signing-in-routes.ts';
import { signingRoutes } from './features/signing/signing-routes.ts';
import { travellingRoutes } from './features/travelling/travelling-routes.ts';
import { visitingRoutes } from './features/visiting/visiting-routes.ts';
import { writingToUsRoutes } from './features/writing-to-us/writing-to-us-routes.ts';
import { assembleRoutes } from './http/assemble-routes.ts';

/** Lines of the contract that no feature serves yet: absent from the API and from its description. */
const NOT_YET_BUILT: readonly LineName[] = [];

/** Every feature's routes. */
export const ROUTES = assembleRoutes(
  [
    visitingRoutes,
    writingToUsRoutes,
    signingInRoutes,
    applyingRoutes,
    meetingRequirementsRoutes,
    readingDocumentsRoutes,
    signingRoutes,
    repayingRoutes,
    travellingRoutes,
    sandboxPagesRoutes,
  ],
  NOT_YET_BUILT,
);
