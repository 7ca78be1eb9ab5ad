import { createContext } from 'react-router';
import type { PageSettings } from '../../../state/page-settings.ts';

export const pageSettingsContext = createContext<PageSettings>();
export const nonceContext = createContext<string>();
export const reportContext = createContext<(error: unknown) => void>();
