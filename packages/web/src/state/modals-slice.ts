import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type ModalsState = {
  /** Ids of the dialogs that are open, the topmost last. */
  open: string[];
  /** The content of the topmost was moved away from its top. */
  isScrolled: boolean;
};

const initialState: ModalsState = { open: [], isScrolled: false };

export const modalsSlice = createSlice({
  name: 'modals',
  initialState,
  reducers: {
    modalOpened: (state, { payload: id }: PayloadAction<string>) => {
      if (!state.open.includes(id)) state.open.push(id);
    },
    modalClosed: (state, { payload: id }: PayloadAction<string>) => {
      if (!state.open.includes(id)) throw new Error('Attempting to close an invalid modal id');
      state.open = state.open.filter((each) => each !== id);
      if (state.open.length === 0) state.isScrolled = false;
    },
    modalScrolled: (state, { payload: isScrolled }: PayloadAction<boolean>) => {
      state.isScrolled = isScrolled;
    },
  },
  selectors: {
    selectIsOpen: ({ open }, id: string) => open.includes(id),
    selectIsScrolled: ({ isScrolled }) => isScrolled,
  },
});

export const { modalOpened, modalClosed, modalScrolled } = modalsSlice.actions;
export const { selectIsOpen, selectIsScrolled } = modalsSlice.selectors;
