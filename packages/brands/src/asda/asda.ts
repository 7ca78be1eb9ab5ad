import type { Brand } from '../brand.ts';
import { config } from './config.ts';
import { dictionary } from './dictionary.ts';
import { switches } from './switches.ts';
import { theme } from './theme.ts';

export const asda = { id: 'asda', dictionary, config, switches, theme } as const satisfies Brand;
