// First-load script of the pages that have a budget. Needs a build. Ends with 1 when a page is over its budget.
import { printFirstLoad } from './web/first-load-budgets.ts';

process.exitCode = (await printFirstLoad()) ? 0 : 1;
