import type { BrandId } from '@fairlead/brands/brand';
import type { Day } from '@fairlead/core/calendar/day';

/** How often a page was opened in a day by visitors who agreed to statistics: a count, without anything of a visitor. */
export interface PageViewsTable {
  brand_id: BrandId;
  viewed_on: Day;
  /** The pattern of its address. */
  page: string;
  /** Marketing parameters of the address; empty where there were none. */
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
  utm_term: string;
  utm_content: string;
  views: number;
}
