import type { BrandRecord } from '../brand-record.ts';
import { config } from './config.ts';
import { content } from './content.ts';
import { dictionary } from './dictionary.ts';
import { landing } from './landing.ts';
import { switches } from './switches.ts';
import { theme } from './theme.ts';

export const template = {
  id: 'template',
  dictionary,
  landing,
  content,
  config,
  switches,
  theme,
} as const satisfies BrandRecord;
