import { Controller, Delete, Get, Param, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { localDay } from '@sae/domain/kernel';
import { exportFileName, exportPeriod } from '@sae/domain/ordering';
import type { FastifyReply } from 'fastify';
import { Clock } from '../clock.js';
import { RestaurantId } from '../http/asker.js';
import { Settings } from '../settings.js';
import { CancelExport } from './cancel-export.js';
import { ExportPastOrders } from './export-past-orders.js';
import { ExportStatus } from './export-status.js';
import { Exports } from './exports.js';
import { goneSignal, sendFile } from './send-file.js';

@Controller('orders')
export class ExportsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly exports: Exports,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  @Get('export')
  async export(
    @RestaurantId() restaurantId: number,
    @Query() query: Record<string, string | undefined>,
    @Res() reply: FastifyReply,
  ) {
    const thisYear = Number(localDay(this.clock.now(), this.settings.config.timeZone).slice(0, 4));
    const period = exportPeriod(query, thisYear);
    const asked = new ExportPastOrders(restaurantId, period, query.exportId, goneSignal(reply));
    const file = await this.queries.execute(asked);
    sendFile(reply, file, {
      name: exportFileName(period),
      pieces: this.exports.read(file),
      onSent: () => void this.exports.downloaded(file),
    });
  }

  @Get('exports/:id')
  status(@RestaurantId() restaurantId: number, @Param('id') id: string) {
    return this.queries.execute(new ExportStatus(restaurantId, id));
  }

  @Delete('exports/:id')
  cancel(@RestaurantId() restaurantId: number, @Param('id') id: string) {
    return this.commands.execute(new CancelExport(restaurantId, id));
  }
}
