import type { BrandContent } from '../content.ts';
import { missing } from '../missing.ts';

export const content = {
  about: {
    lead: missing('the opening sentence of the about page'),
    introduction: [missing('who the brand is for, in one to three paragraphs')],
    beliefsHeading: missing('the heading above how the brand lends'),
    beliefs: [missing('{ title, text } of three or four points that a reader can check on its own pages')],
  },
  helpLead: missing('the sentence above the help search, in the brand’s own voice'),
  questions: [
    missing('{ id, topic, question, answer } of one to three questions that only this brand is asked'),
  ],
  careers: missing('the copy of the careers page, or null if careersPage is off'),
} as const satisfies BrandContent;
