import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type NotificationsState = { id: number; message: string }[];

export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState: [] as NotificationsState,
  reducers: {
    /** A new one has the highest id that there is plus 1. */
    notified: (state, { payload: message }: PayloadAction<string>) => {
      state.push({ id: Math.max(0, ...state.map(({ id }) => id)) + 1, message });
    },
    notificationRemoved: (state, { payload: removed }: PayloadAction<number>) =>
      state.filter(({ id }) => id !== removed),
  },
  selectors: { selectNotifications: (state) => state },
});

export const { notified, notificationRemoved } = notificationsSlice.actions;
export const { selectNotifications } = notificationsSlice.selectors;
