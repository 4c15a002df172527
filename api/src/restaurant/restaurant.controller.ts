import { Controller, Get, Put, Query, Header } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { RequestContext } from '@sae/platform/log';
import type { PublicSettings } from '@sae/domain/restaurant';
import { Answers } from '../answers/answers.js';
import type { Admitted } from '../access/authenticator.js';
import { By, RestaurantId, Who } from '../access/request-context.js';
import { Public } from '../access/auth.guard.js';
import { BodyEmpty } from '../http/body.js';
import { Settings } from '../kernel/settings.js';
import { details, submitDisabled } from './restaurant.queries.js';
import { ToggleOrderSubmission } from './toggle-order-submission.js';

/** What concerns the restaurant as a whole; the paths are the order screens'. */
@Controller('orders')
export class RestaurantController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Answers('RestaurantDetails', 'The restaurant as its receipts name it')
  @Get('restaurant/details')
  details(@Who() { access }: Admitted) {
    return this.queries.execute(details(access.seller));
  }

  @Answers('Submission', 'May guests send orders themselves?', {
    asks: { 'restaurantId!': 'Asked by guests, who have no token' },
    refuses: { 400: 'No restaurant is named', 404: 'No such restaurant', 503: 'Redis is away' },
  })
  @Public()
  @Get('submit-disabled')
  submitDisabled(@Query('restaurantId') restaurantId: unknown) {
    return this.queries.execute(submitDisabled(restaurantId));
  }

  @Answers('Submission', 'Lets guests send orders, or no longer')
  @BodyEmpty()
  @Put('toggle-submit-disabled')
  toggle(@RestaurantId() restaurantId: number, @By() by: RequestContext) {
    return this.commands.execute(new ToggleOrderSubmission(restaurantId, by));
  }
}

@Controller('settings')
export class SettingsController {
  constructor(private readonly settings: Settings) {}

  @Answers('PublicSettings', 'By which clocks times are shown and days begin')
  @Public()
  @Header('cache-control', 'public, max-age=60')
  @Get()
  all(): PublicSettings {
    return { timeZone: this.settings.config.timeZone };
  }
}
