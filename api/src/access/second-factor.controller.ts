import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { AddSecondFactorRequest, SecondFactorRequest } from '@sae/domain/access/credentials.dto';
import type { RequestContext } from '@sae/platform/log';
import { Answers } from '../answers/answers.js';
import { BodyEmpty } from '../http/validation.js';
import { AsksAgain, FromTheLog, Right, WithoutPlan } from './auth.guard.js';
import { By, RestaurantId } from './request-context.js';
import {
  addSecondFactor,
  newSecondFactor,
  removeSecondFactor,
  replaceRecoveryCodes,
  secondFactor,
} from './second-factor.commands.js';

/** What the owner is asked for beside the password (docs/decisions/0118-a-second-factor.md). */
@Controller('users/second-factor')
@WithoutPlan()
@Right('SeeSecondFactor')
export class SecondFactorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Answers('SecondFactorView', 'Whether there is a second factor, and how many recovery codes are left')
  @FromTheLog()
  @Get()
  state(@RestaurantId() restaurantId: number) {
    return this.queries.execute(secondFactor(restaurantId));
  }

  @Answers('NewSecondFactor', 'A secret for an authenticator app; it counts once its first code is sent back with it')
  @HttpCode(200)
  @BodyEmpty()
  @Right('AddSecondFactor')
  @Post('new')
  begin(@RestaurantId() restaurantId: number) {
    return this.commands.execute(newSecondFactor(restaurantId));
  }

  @Answers('RecoveryCodes', 'Adds the second factor by its first code; the recovery codes are shown this once', {
    refuses: { 403: 'The code is wrong, or the password is asked for again', 409: 'There is one already' },
  })
  @AsksAgain('password')
  @Right('AddSecondFactor')
  @Post()
  add(@RestaurantId() restaurantId: number, @Body() request: AddSecondFactorRequest, @By() by: RequestContext) {
    return this.commands.execute(addSecondFactor(restaurantId, request, by));
  }

  @Answers('RecoveryCodes', 'Other recovery codes, shown this once; the older ones are void', {
    refuses: { 403: 'The code is wrong', 409: 'There is no second factor' },
  })
  @HttpCode(200)
  @Right('ReplaceRecoveryCodes')
  @Post('recovery-codes')
  replace(@RestaurantId() restaurantId: number, @Body() { code }: SecondFactorRequest, @By() by: RequestContext) {
    return this.commands.execute(replaceRecoveryCodes(restaurantId, code, by));
  }

  @Answers('Done', 'Removes the second factor, by a code of it', {
    refuses: { 403: 'The code is wrong, or the password is asked for again', 409: 'There is no second factor' },
  })
  @AsksAgain('password')
  @Right('RemoveSecondFactor')
  @Delete()
  remove(@RestaurantId() restaurantId: number, @Body() { code }: SecondFactorRequest, @By() by: RequestContext) {
    return this.commands.execute(removeSecondFactor(restaurantId, code, by));
  }
}
