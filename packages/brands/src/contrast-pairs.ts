import type { SurfaceTokens } from './theme.ts';

type Token = keyof SurfaceTokens;

/** `on` lists every background of `token`; `minimum` is the contrast ratio that WCAG 2.2 AA requires. */
export type ContrastPair = { token: Token; on: readonly Token[]; minimum: 3 | 4.5 };

const BACKGROUNDS = ['surface', 'surfaceRaised', 'surfaceSunken', 'surfaceTint'] as const;
const CARDS = ['surface', 'surfaceRaised'] as const;
const FEEDBACK_BACKGROUNDS = ['errorSurface', 'successSurface', 'warningSurface', 'infoSurface'] as const;

/** Text: WCAG 1.4.3. Control edges, focus rings and graphics: WCAG 1.4.11. */
export const CONTRAST_PAIRS = [
  { token: 'text', on: [...BACKGROUNDS, ...FEEDBACK_BACKGROUNDS], minimum: 4.5 },
  { token: 'textMuted', on: BACKGROUNDS, minimum: 4.5 },
  { token: 'textLink', on: [...BACKGROUNDS, ...FEEDBACK_BACKGROUNDS], minimum: 4.5 },
  { token: 'textLinkHover', on: [...BACKGROUNDS, ...FEEDBACK_BACKGROUNDS], minimum: 4.5 },
  { token: 'textAccent', on: BACKGROUNDS, minimum: 4.5 },
  { token: 'textOnAction', on: ['action', 'actionHover', 'actionPressed'], minimum: 4.5 },
  { token: 'textOnQuietAction', on: ['quietAction', 'quietActionHover'], minimum: 4.5 },
  { token: 'textOnError', on: ['error'], minimum: 4.5 },
  { token: 'error', on: [...CARDS, 'surfaceSunken', 'surfaceTint', 'errorSurface'], minimum: 4.5 },
  { token: 'success', on: [...CARDS, 'successSurface'], minimum: 4.5 },
  { token: 'warning', on: [...CARDS, 'warningSurface'], minimum: 4.5 },
  { token: 'info', on: [...CARDS, 'infoSurface'], minimum: 4.5 },
  { token: 'action', on: BACKGROUNDS, minimum: 3 },
  { token: 'borderInput', on: BACKGROUNDS, minimum: 3 },
  { token: 'borderStrong', on: BACKGROUNDS, minimum: 3 },
  { token: 'focus', on: [...BACKGROUNDS, 'focusInner'], minimum: 3 },
  { token: 'progress', on: ['surface', 'surfaceRaised', 'progressTrack'], minimum: 3 },
  { token: 'chartCapital', on: CARDS, minimum: 3 },
  { token: 'chartInterest', on: CARDS, minimum: 3 },
] as const satisfies readonly ContrastPair[];
