import type { BrandContent } from '../content.ts';
import { missing } from '../missing.ts';

export const content = {
  about: {
    lead: missing('the sentence that opens the page about the brand'),
    story: [missing('who the brand is for, in one to three paragraphs')],
    beliefsHeading: missing('the heading above how it lends'),
    beliefs: [missing('{ title, text } of three or four things that can be seen on its own pages')],
  },
  helpLead: missing('the sentence above the search for help, in the brand’s own voice'),
  questions: [
    missing('{ id, topic, question, answer } of one to three questions that only this brand is asked'),
  ],
  careers: missing('null where careersPage is off, else the words of that page'),
} as const satisfies BrandContent;
