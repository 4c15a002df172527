import { handlersOf } from '../kernel/queries.js';
import * as queries from './menu.queries.js';
import { AddMenuItemHandler } from './add-menu-item.js';
import { ChangeMenuItemHandler } from './change-menu-item.js';
import { DeleteMenuItemHandler } from './delete-menu-item.js';
import { RestoreMenuItemHandler } from './restore-menu-item.js';
import { ToggleMenuItemHandler } from './toggle-menu-item.js';

export { MenuController } from './menu.controller.js';
export const menuHandlers = [
  AddMenuItemHandler,
  ChangeMenuItemHandler,
  ToggleMenuItemHandler,
  DeleteMenuItemHandler,
  RestoreMenuItemHandler,
  ...handlersOf(queries),
];
