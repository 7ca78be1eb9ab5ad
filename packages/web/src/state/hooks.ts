import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from './root-reducer.ts';
import type { StoreExtra } from './store-extra.ts';

export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;

/** A function of the store: `dispatch(thunk)` runs it. */
export type AppThunk<T> = (dispatch: AppDispatch, getState: () => RootState, extra: StoreExtra) => T;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
