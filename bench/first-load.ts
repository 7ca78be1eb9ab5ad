// Prints the first-load script of each page that has a budget. Needs a build. Exits with 1 when a page exceeds its
// budget.
import { printFirstLoad } from './web/first-load-budgets.ts';

process.exitCode = (await printFirstLoad()) ? 0 : 1;
