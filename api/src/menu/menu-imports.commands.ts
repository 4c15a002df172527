import { Refusal } from '@sae/domain/kernel';
import {
  menuBook,
  MAX_IMPORT_PARTS,
  stagedOf,
  type Menu,
  type MenuImportProgress,
  type MenuImportUndoneView,
  type MenuImportView,
} from '@sae/domain/menu';
import {
  importedDish,
  type MenuImportPartRequest,
  type TakeOverMenuImportRequest,
} from '@sae/domain/menu/menu-import.dto';
import type { RequestContext } from '@sae/platform/log';
import { isUUID } from 'class-validator';
import { command } from '../kernel/bus.js';
import { Decisions, findEvent } from '../kernel/decisions.js';

/** What a client calls its import. */
const importIdOf = (named: string): string => {
  if (isUUID(named, 'loose')) return named.toLowerCase();
  throw new Refusal('invalid', 'menu-import/invalid-id', 'importId must be a UUID');
};

const progressOf = (menu: Menu, importId: string): MenuImportProgress => {
  const parts = Object.values(stagedOf(menu, importId).parts);
  return { importId, parts: parts.length, dishes: parts.reduce((sum, { length }) => sum + length, 0) };
};

/** A part of an import; nothing of the menu changes by it. */
export const stageMenuImport = command(
  [Decisions],
  (decisions) =>
    async (restaurantId: number, named: string, part: number, request: MenuImportPartRequest, by: RequestContext) => {
      if (part > MAX_IMPORT_PARTS)
        throw new Refusal('invalid', 'request/invalid', `An import can have at most ${MAX_IMPORT_PARTS} parts`);
      const importId = importIdOf(named);
      const stage = { type: 'StageMenuImport', importId, part, dishes: request.dishes.map(importedDish) } as const;
      const { state } = await decisions.make(menuBook, String(restaurantId), stage, by);
      return progressOf(state, importId);
    },
);

/** All parts of an import come onto the menu together. */
export const takeOverMenuImport = command(
  [Decisions],
  (decisions) =>
    async (
      restaurantId: number,
      named: string,
      { parts }: TakeOverMenuImportRequest,
      by: RequestContext,
    ): Promise<MenuImportView> => {
      const importId = importIdOf(named);
      const takeOver = { type: 'TakeOverMenuImport', importId, parts } as const;
      const { state, events } = await decisions.make(menuBook, String(restaurantId), takeOver, by);
      const [made] = events;
      if (made?.type === 'MenuImported') return { importId, at: made.at, ...countsOf(made.data) };
      if (!state.imported) throw new Error('What is taken over already is the last import');
      return { importId, at: state.imported.at, ...countsOf(state.imported) };
    },
);

const countsOf = ({ added, changed }: Pick<MenuImportView, 'added' | 'changed'>) => ({ added, changed });

export const undoMenuImport = command(
  [Decisions],
  (decisions) =>
    async (restaurantId: number, named: string, by: RequestContext): Promise<MenuImportUndoneView> => {
      const undo = { type: 'UndoMenuImport', importId: importIdOf(named) } as const;
      const { events } = await decisions.make(menuBook, String(restaurantId), undo, by);
      const { importId, removed, reverted } = findEvent(events, 'MenuImportUndone').data;
      return { importId, removed: removed.length, reverted: reverted.length };
    },
);
