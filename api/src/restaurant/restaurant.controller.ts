import { Body, Controller, Get, Header, Param, Put, Query, Res, UseGuards } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { AccountRequest } from '@sae/domain/access/account.dto';
import { largePicture } from '@sae/domain/pictures';
import type { PublicSettings } from '@sae/domain/restaurant';
import type { RequestContext } from '@sae/platform/log';
import type { FastifyReply } from 'fastify';
import { FromTheLog, Public, Right } from '../access/auth.guard.js';
import { TakesForm } from '../access/form-body.js';
import { By, RestaurantId, Who, type Admitted } from '../access/request-context.js';
import { Answers, SendsFile } from '../answers/answers.js';
import { StrangerLimit } from '../http/clients.js';
import { BodyEmpty } from '../http/validation.js';
import { Uploaded, type Upload } from '../http/form-parts.js';
import { Id } from '../http/params.js';
import { Configuration } from '../kernel/configuration.js';
import { changeAccount, toggleOrderSubmission } from './restaurant.commands.js';
import { details, picture, submitDisabled } from './restaurant.queries.js';

/** Named by its content, so it never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** What the restaurant says of itself. */
@Controller()
export class AccountController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Answers('StaffView', 'Changes what the restaurant says of itself, and its picture; what is left out stays', {
    refuses: {
      403: 'The current password is wrong',
      415: 'It is no form, or the file no JPEG, PNG or GIF',
      429: 'Too many pictures in an hour, or wrong passwords',
    },
  })
  @TakesForm('profilePicture', largePicture)
  @Right('ChangeProfile')
  @Put('users/account')
  change(
    @Who() who: Admitted,
    @Body() request: AccountRequest,
    @Uploaded() upload: Upload | null,
    @By() by: RequestContext,
  ) {
    return this.commands.execute(changeAccount(who, request, upload, by));
  }

  @SendsFile('image/*', 'A restaurant’s picture; an address is never another picture’s', {
    refuses: { 503: 'The log is away' },
  })
  @Public()
  @FromTheLog()
  @UseGuards(StrangerLimit)
  @Get('pictures/:restaurantId/:pictureId')
  async picture(
    @Param('restaurantId', Id) restaurantId: number,
    @Param('pictureId') pictureId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { mediaType, bytes } = await this.queries.execute(picture(restaurantId, pictureId));
    void reply.type(mediaType).header('cache-control', FOR_EVER).header('content-disposition', 'inline');
    return bytes;
  }
}

/** What concerns the restaurant as a whole; the paths are the order screens'. */
@Controller('orders')
export class RestaurantController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Answers('RestaurantDetails', 'The restaurant as its receipts name it')
  @Right('SeeRestaurant')
  @Get('restaurant/details')
  details(@Who() { access }: Admitted) {
    return this.queries.execute(details(access.seller));
  }

  @Answers('Submission', 'May guests send orders themselves?', {
    asks: { 'restaurantId!': 'Asked by guests, who have no token' },
    refuses: {
      400: 'No restaurant is named',
      404: 'No such restaurant',
      503: 'Redis is away, or the lists are not true yet',
    },
  })
  @Public()
  @UseGuards(StrangerLimit)
  @Get('submit-disabled')
  submitDisabled(@Query('restaurantId') restaurantId: unknown) {
    return this.queries.execute(submitDisabled(restaurantId));
  }

  @Answers('Submission', 'Lets guests send orders, or no longer')
  @BodyEmpty()
  @Right('ToggleOrderSubmission')
  @Put('toggle-submit-disabled')
  toggle(@RestaurantId() restaurantId: number, @By() by: RequestContext) {
    return this.commands.execute(toggleOrderSubmission(restaurantId, by));
  }
}

@Controller('settings')
export class SettingsController {
  constructor(private readonly configuration: Configuration) {}

  @Answers('PublicSettings', 'By which clocks times are shown and days begin')
  @Public()
  @FromTheLog()
  @UseGuards(StrangerLimit)
  @Header('cache-control', 'public, max-age=60')
  @Get()
  all(): PublicSettings {
    return { timeZone: this.configuration.values.timeZone };
  }
}
