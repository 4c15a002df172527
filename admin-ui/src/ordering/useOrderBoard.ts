import type { LivePush } from '@sae/domain/live';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useToasts } from '../shell/toasts.js';
import type { News, OrderBoard } from './order-board.js';
import { useOrderDesk, useOrderLists } from './order-desk.js';

/** The board as the orders page begins with it: it asks for all but the live orders itself. */
export const useOrderBoard = () => {
  const desk = useOrderDesk();
  const { board } = desk;
  useLayoutEffect(() => board.forgetAllButLive(), [board]);
  return { ...desk, lists: useOrderLists(board) };
};

/** Tells the staff what is new on the board; of what this browser is doing itself its own toast tells. */
export const useBoardNotices = (board: OrderBoard, isOwn: (push: LivePush) => boolean): void => {
  const toasts = useToasts();
  const tell = useEffectEvent(({ notice, push }: News) => {
    if (!push || !isOwn(push)) toasts.info(notice);
  });
  useEffect(() => board.onNews((news) => tell(news)), [board]);
};
