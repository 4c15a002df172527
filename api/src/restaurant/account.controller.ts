import { Body, Controller, Get, Param, Put, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { AccountRequest } from '@sae/domain/access';
import type { RequestContext } from '@sae/platform/log';
import type { FastifyReply } from 'fastify';
import { Answers, SendsFile } from '../answers/answers.js';
import type { Admitted } from '../access/authenticator.js';
import { By, Who } from '../access/request-context.js';
import { Public } from '../access/auth.guard.js';
import { Id } from '../http/params.js';
import { Uploaded, type Upload } from '../http/form-parts.js';
import { TakesForm } from './form-body.js';
import { ChangeAccount } from './change-account.js';
import { picture } from './restaurant.queries.js';

/** Named by its content, so it never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** What the restaurant says of itself. */
@Controller()
export class AccountController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Answers('UserView', 'Changes what the restaurant says of itself, and its picture; what is left out stays', {
    refuses: {
      403: 'The current password is wrong',
      415: 'It is no form, or the file no JPEG, PNG or GIF',
      429: 'Too many pictures in an hour, or wrong passwords',
    },
  })
  @TakesForm('profilePicture')
  @Put('users/account')
  change(
    @Who() who: Admitted,
    @Body() request: AccountRequest,
    @Uploaded() upload: Upload | null,
    @By() by: RequestContext,
  ) {
    return this.commands.execute(new ChangeAccount(who, request, upload, by));
  }

  @SendsFile('image/*', 'A restaurant’s picture; an address is never another picture’s', {
    refuses: { 503: 'The log is away' },
  })
  @Public()
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
