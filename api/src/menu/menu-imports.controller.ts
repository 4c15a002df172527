import { Body, Controller, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { largeSheet } from '@sae/domain/menu';
import { MenuImportPartRequest, TakeOverMenuImportRequest } from '@sae/domain/menu/menu-import.dto';
import type { RequestContext } from '@sae/platform/log';
import type { FastifyReply } from 'fastify';
import { TakesForm } from '../access/form-body.js';
import { By, RestaurantId } from '../access/request-context.js';
import { Right } from '../access/auth.guard.js';
import { Answers, AnswersAll, Sends, SendsFile } from '../answers/answers.js';
import { Uploaded, type Upload } from '../http/form-parts.js';
import { inPieces, sendJson } from '../http/json-pieces.js';
import { sendWorkbook, XLSX } from '../http/workbooks.js';
import { Id } from '../http/params.js';
import { BodyEmpty } from '../http/validation.js';
import { stageMenuImport, takeOverMenuImport, undoMenuImport } from './menu-imports.commands.js';
import { menuImports, menuSheet, menuSheetPreview } from './menu-imports.queries.js';

/** A form with a sheet in it and nothing else. */
class MenuSheetForm {}

/** Before `MenuController`, whose ids these are not. */
@Controller('menu')
@Right('SeeMenuImports')
export class MenuImportsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @SendsFile(XLSX, 'The menu as a workbook that can be changed and imported, or a template to fill in', {
    asks: { 'of!': '`menu` or `template`' },
    refuses: { 429: 'Too many sheets in an hour' },
  })
  @Get('sheet')
  async sheet(@RestaurantId() restaurantId: number, @Query('of') of: unknown, @Res() reply: FastifyReply) {
    const bytes = await this.queries.execute(menuSheet(restaurantId, of));
    const name = of === 'menu' ? 'menu.xlsx' : 'menu_template.xlsx';
    sendWorkbook(reply, { name, bytes: bytes.length, pieces: inPieces([bytes]) });
  }

  @AnswersAll('MenuImportView', 'The last import, as long as it can be undone; at most one')
  @Get('imports')
  imports(@RestaurantId() restaurantId: number) {
    return this.queries.execute(menuImports(restaurantId));
  }

  @Sends('MenuSheetView', 'What a sheet (.xlsx, or text with commas, semicolons or tabs) would make of the menu', {
    takes: MenuSheetForm,
    refuses: { 415: 'It is no form', 429: 'Too many sheets in an hour' },
  })
  // A form’s other fields, once it was read, are a body that must be empty.
  @BodyEmpty()
  @TakesForm('sheet', largeSheet)
  @Right('StageMenuImport')
  @Post('imports/preview')
  async preview(@RestaurantId() restaurantId: number, @Uploaded() upload: Upload | null, @Res() reply: FastifyReply) {
    const json = await this.queries.execute(menuSheetPreview(restaurantId, upload));
    sendJson(reply.code(201), [json]);
  }

  @Answers('MenuImportProgress', 'Brings a part of an import, in the place of what was brought under its number', {
    refuses: { 409: 'There is more than a menu can have' },
  })
  @Right('StageMenuImport')
  @Put('imports/:importId/parts/:part')
  stage(
    @RestaurantId() restaurantId: number,
    @Param('importId') importId: string,
    @Param('part', Id) part: number,
    @Body() request: MenuImportPartRequest,
    @By() by: RequestContext,
  ) {
    return this.commands.execute(stageMenuImport(restaurantId, importId, part, request, by));
  }

  @Answers('MenuImportView', 'Takes over all parts of an import together, or nothing', {
    refuses: { 409: 'Parts of it are missing, it does not fit the menu, or nothing in it is new' },
  })
  @Right('TakeOverMenuImport')
  @Post('imports/:importId')
  takeOver(
    @RestaurantId() restaurantId: number,
    @Param('importId') importId: string,
    @Body() request: TakeOverMenuImportRequest,
    @By() by: RequestContext,
  ) {
    return this.commands.execute(takeOverMenuImport(restaurantId, importId, request, by));
  }

  @Answers('MenuImportUndoneView', 'Undoes the last import; what was changed by hand since stays')
  @BodyEmpty()
  @Right('UndoMenuImport')
  @Post('imports/:importId/undo')
  undo(@RestaurantId() restaurantId: number, @Param('importId') importId: string, @By() by: RequestContext) {
    return this.commands.execute(undoMenuImport(restaurantId, importId, by));
  }
}
