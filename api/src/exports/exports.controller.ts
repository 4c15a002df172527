import { Controller, Delete, Get, Param, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { reportFileName, reportQuestion } from '@sae/domain/analytics';
import { localYear } from '@sae/domain/kernel';
import { exportFileName, exportPeriod, type ExportJob } from '@sae/domain/exports';
import type { FastifyReply } from 'fastify';
import { REPORT_ASKS } from '../analytics/analytics.controller.js';
import { Clock } from '../kernel/clock.js';
import { Right } from '../access/auth.guard.js';
import { Answers, SendsFile } from '../answers/answers.js';
import { RestaurantId } from '../access/request-context.js';
import { sendWorkbook, XLSX } from '../http/workbooks.js';
import { Configuration } from '../kernel/configuration.js';
import { cancelExport } from './exports.commands.js';
import { exported, exportStatus } from './exports.queries.js';
import { Exports } from './exports.js';

/** Aborted when the client has gone before it was answered. */
const goneSignal = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
};

const NAMED = 'A UUID of the client’s: with it the export can be watched, cancelled, and asked for again';
const REFUSES = {
  409: 'It was cancelled',
  422: 'The exportId was used for another export',
  429: 'The restaurant has five exports already',
} as const;

type ExportQuery = Readonly<Record<string, string | undefined>>;

@Controller()
@Right('Export')
export class ExportsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly exports: Exports,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
  ) {}

  @SendsFile(XLSX, 'Past orders of a period as a workbook, once a worker has built it', {
    asks: {
      'type!': '`month`, `year` or `custom`',
      year: 'Of `month` and `year`: 2020 to next year',
      months: 'Of `month`: numbers from 1 to 12, with commas between them',
      from: 'Of `custom`: the first day, such as 2026-01-01',
      to: 'Of `custom`: the last day, such as 2026-01-31',
      exportId: NAMED,
    },
    refuses: REFUSES,
  })
  @Get('orders/export')
  async export(@RestaurantId() restaurantId: number, @Query() query: ExportQuery, @Res() reply: FastifyReply) {
    const thisYear = localYear(this.clock.now(), this.configuration.values.timeZone);
    const period = exportPeriod(query, thisYear);
    await this.send({ restaurantId, period }, exportFileName(period), query, reply);
  }

  @SendsFile(XLSX, 'A report as a workbook with all of its rows, once a worker has built it', {
    asks: { ...REPORT_ASKS, exportId: NAMED },
    refuses: REFUSES,
  })
  @Get('analytics/report/export')
  async report(@RestaurantId() restaurantId: number, @Query() query: ExportQuery, @Res() reply: FastifyReply) {
    const report = reportQuestion(query);
    await this.send({ restaurantId, report }, reportFileName(report), query, reply);
  }

  @Answers('ExportProgress', 'How far an export is, in orders')
  @Get('orders/exports/:exportId')
  status(@RestaurantId() restaurantId: number, @Param('exportId') id: string) {
    return this.queries.execute(exportStatus(restaurantId, id));
  }

  @Answers('ExportProgress', 'Cancels an export; nothing of it is left')
  @Delete('orders/exports/:exportId')
  cancel(@RestaurantId() restaurantId: number, @Param('exportId') id: string) {
    return this.commands.execute(cancelExport(restaurantId, id));
  }

  private async send(job: ExportJob, name: string, { exportId }: ExportQuery, reply: FastifyReply): Promise<void> {
    const file = await this.queries.execute(exported(job, exportId, goneSignal(reply)));
    reply.raw.once('finish', () => void this.exports.downloaded(file));
    sendWorkbook(reply, { name, bytes: file.bytes, pieces: this.exports.read(file) });
  }
}
