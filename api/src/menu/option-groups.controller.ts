import { Body, Controller, Delete, Get, Param, Post, Put, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ChangeOptionGroupRequest, OptionGroupRequest } from '@sae/domain/menu/option-group.dto';
import type { RequestContext } from '@sae/platform/log';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Right } from '../access/auth.guard.js';
import { Answers, SendsList } from '../answers/answers.js';
import { By, RestaurantId } from '../access/request-context.js';
import { BodyEmpty } from '../http/validation.js';
import { Id } from '../http/params.js';
import { sendList } from '../http/lists.js';
import { optionGroup, optionGroups } from './menu.queries.js';
import { addOptionGroup, changeOptionGroup, removeOptionGroup } from './option-groups.commands.js';

@Controller('option-groups')
@Right('SeeMenu')
export class OptionGroupsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @SendsList('OptionGroupView', 'The option groups: what may be chosen of dishes')
  @Get()
  async list(@RestaurantId() restaurantId: number, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await sendList('optionGroups', await this.queries.execute(optionGroups(restaurantId)), request, reply);
  }

  @Answers('OptionGroupView', 'One option group')
  @Get(':id')
  one(@RestaurantId() restaurantId: number, @Param('id', Id) groupId: number) {
    return this.queries.execute(optionGroup(restaurantId, groupId));
  }

  @Answers('OptionGroupView', 'Adds an option group', { refuses: { 409: 'There are too many' } })
  @Right('AddOptionGroup')
  @Post()
  add(@RestaurantId() restaurantId: number, @Body() request: OptionGroupRequest, @By() by: RequestContext) {
    return this.commands.execute(addOptionGroup(restaurantId, request, by));
  }

  @Answers('OptionGroupView', 'Changes an option group; orders taken before keep what was chosen')
  @Right('ChangeOptionGroup')
  @Put(':id')
  change(
    @RestaurantId() restaurantId: number,
    @Param('id', Id) groupId: number,
    @Body() request: ChangeOptionGroupRequest,
    @By() by: RequestContext,
  ) {
    return this.commands.execute(changeOptionGroup(restaurantId, groupId, request, by));
  }

  @Answers('Deleted', 'Removes an option group, from all dishes that have it')
  @BodyEmpty()
  @Right('RemoveOptionGroup')
  @Delete(':id')
  remove(@RestaurantId() restaurantId: number, @Param('id', Id) groupId: number, @By() by: RequestContext) {
    return this.commands.execute(removeOptionGroup(restaurantId, groupId, by));
  }
}
