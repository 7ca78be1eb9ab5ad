import type { SurfaceTokens } from './theme.ts';

type Token = keyof SurfaceTokens;

/** `on` is every colour that `token` is ever seen against; `least` is the ratio WCAG 2.2 AA asks for. */
export type ContrastPair = { token: Token; on: readonly Token[]; least: 3 | 4.5 };

const GROUNDS = ['surface', 'surfaceRaised', 'surfaceSunken', 'surfaceTint'] as const;
const CARDS = ['surface', 'surfaceRaised'] as const;
const FEEDBACK_GROUNDS = ['errorSurface', 'successSurface', 'warningSurface', 'infoSurface'] as const;

/** Text 1.4.3; control edges, focus rings and graphics 1.4.11. */
export const CONTRAST_PAIRS = [
  { token: 'text', on: [...GROUNDS, ...FEEDBACK_GROUNDS], least: 4.5 },
  { token: 'textMuted', on: GROUNDS, least: 4.5 },
  { token: 'textLink', on: [...GROUNDS, ...FEEDBACK_GROUNDS], least: 4.5 },
  { token: 'textLinkHover', on: [...GROUNDS, ...FEEDBACK_GROUNDS], least: 4.5 },
  { token: 'textAccent', on: GROUNDS, least: 4.5 },
  { token: 'textOnAction', on: ['action', 'actionHover', 'actionPressed'], least: 4.5 },
  { token: 'textOnQuietAction', on: ['quietAction', 'quietActionHover'], least: 4.5 },
  { token: 'textOnError', on: ['error'], least: 4.5 },
  { token: 'error', on: [...CARDS, 'surfaceSunken', 'surfaceTint', 'errorSurface'], least: 4.5 },
  { token: 'success', on: [...CARDS, 'successSurface'], least: 4.5 },
  { token: 'warning', on: [...CARDS, 'warningSurface'], least: 4.5 },
  { token: 'info', on: [...CARDS, 'infoSurface'], least: 4.5 },
  { token: 'action', on: GROUNDS, least: 3 },
  { token: 'borderInput', on: GROUNDS, least: 3 },
  { token: 'borderStrong', on: GROUNDS, least: 3 },
  { token: 'focus', on: [...GROUNDS, 'focusInner'], least: 3 },
  { token: 'progress', on: ['surface', 'surfaceRaised', 'progressTrack'], least: 3 },
  { token: 'chartCapital', on: CARDS, least: 3 },
  { token: 'chartInterest', on: CARDS, least: 3 },
] as const satisfies readonly ContrastPair[];
