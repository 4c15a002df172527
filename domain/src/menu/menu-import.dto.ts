import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, ValidateNested } from 'class-validator';
import { WholeNumber } from '../validation/index.js';
import { MAX_IMPORT_PARTS, MAX_PART_DISHES } from './menu-import.js';
import { menuItemContent, MenuRowRequest } from './menu-item.dto.js';
import type { ImportedDish } from './menu.events.js';

const noDishes = { message: 'An import has dishes' };

/** The body of `PUT /menu/imports/{importId}/parts/{part}`. */
export class MenuImportPartRequest {
  @ValidateNested({ each: true, ...noDishes })
  @ArrayMaxSize(MAX_PART_DISHES, { message: `A part of an import can have at most ${MAX_PART_DISHES} dishes` })
  @ArrayMinSize(1, noDishes)
  @IsArray(noDishes)
  @Type(() => MenuRowRequest)
  dishes!: MenuRowRequest[];
}

/** The body of `POST /menu/imports/{importId}`. */
export class TakeOverMenuImportRequest {
  @WholeNumber(1, MAX_IMPORT_PARTS, `Parts must be a whole number from 1 to ${MAX_IMPORT_PARTS}`)
  parts!: number;
}

export const importedDish = (request: MenuRowRequest): ImportedDish => ({
  ...menuItemContent(request),
  ...(typeof request.id === 'number' ? { itemId: request.id } : {}),
  ...(typeof request.isEnabled === 'boolean' ? { isEnabled: request.isEnabled } : {}),
});
