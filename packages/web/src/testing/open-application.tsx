import type { ComponentType } from 'react';
import type { Brand } from '@fairlead/brands/brand';
import type { Application } from '../resources/loan-application.ts';
import { fakeApi, type Replies } from './fake-api.ts';
import { renderScreen, SIGNED_IN } from './render-screen.tsx';

type OpenOptions = { replies?: Replies; brand?: Brand; query?: string };

/** A screen of an application, as its borrower opens it. */
export function openApplication(
  path: string,
  Screen: ComponentType,
  application: Application,
  { replies = {}, query = '', ...options }: OpenOptions = {},
) {
  const sent = fakeApi({ readApplication: { data: application }, ...replies });
  const at = `${path}?id=${application.id}${query}`;
  return { sent, ...renderScreen({ [path]: Screen }, { at, session: SIGNED_IN, ...options }) };
}
