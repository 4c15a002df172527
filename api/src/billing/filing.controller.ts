import { Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { RequestContext } from '@sae/platform/log';
import { By, RestaurantId } from '../access/request-context.js';
import { Right } from '../access/auth.guard.js';
import { AnswersAll } from '../answers/answers.js';
import { MonthName } from '../http/params.js';
import { BodyEmpty } from '../http/validation.js';
import { months } from './billing.queries.js';
import { fileMonth, undoFiling } from './filing.commands.js';

@Controller('tax/months')
@Right('SeeTax')
export class FilingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @AnswersAll('TaxMonth', 'The months that are over, the latest first and twelve at most, and whether each was filed')
  @Get()
  months(@RestaurantId() restaurantId: number) {
    return this.queries.execute(months(restaurantId));
  }

  @AnswersAll('TaxMonth', 'Marks a month as filed: its bills are cancelled with a credit note alone', {
    refuses: { 409: 'The month is not over, or none of the latest twelve' },
  })
  @BodyEmpty()
  @Right('FileMonth')
  @Put(':month/filed')
  file(@RestaurantId() restaurantId: number, @Param('month', MonthName) month: string, @By() by: RequestContext) {
    return this.commands.execute(fileMonth(restaurantId, month, by));
  }

  @AnswersAll('TaxMonth', 'A month is filed no longer')
  @BodyEmpty()
  @Right('UndoFiling')
  @Delete(':month/filed')
  undo(@RestaurantId() restaurantId: number, @Param('month', MonthName) month: string, @By() by: RequestContext) {
    return this.commands.execute(undoFiling(restaurantId, month, by));
  }
}
