import { Body, Controller, Delete, Get, Param, Post, Put, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ArrangeMenuRequest,
  ChangeMenuItemRequest,
  MenuItemRequest,
  SetPricesRequest,
  SoldOutRequest,
  SwitchDishesRequest,
} from '@sae/domain/menu/menu-item.dto';
import { PortionsRequest } from '@sae/domain/ordering/portions.dto';
import { largePicture } from '@sae/domain/pictures';
import type { RequestContext } from '@sae/platform/log';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Right } from '../access/auth.guard.js';
import { Answers, AnswersAll, SendsList } from '../answers/answers.js';
import { TakesForm } from '../access/form-body.js';
import { By, RestaurantId } from '../access/request-context.js';
import { Uploaded, type Upload } from '../http/form-parts.js';
import { BodyEmpty } from '../http/validation.js';
import { Id } from '../http/params.js';
import { sendList } from '../http/lists.js';
import { arrangeMenu, setPrices, switchDishes } from './bulk.commands.js';
import {
  addMenuItem,
  changeMenuItem,
  countPortions,
  deleteMenuItem,
  photographMenuItem,
  putDishBackOnSale,
  removePhoto,
  restoreMenuItem,
  sellOutDish,
  toggleMenuItem,
} from './menu.commands.js';
import { menuItem, menuItems, menuOrder, popularItems, portionsLeft } from './menu.queries.js';

@Controller('menu')
@Right('SeeMenu')
export class MenuController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @SendsList('MenuItemView', 'The menu', { asks: { restaurantId: 'The token’s own' } })
  @Get()
  async list(@RestaurantId() restaurantId: number, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await sendList('menu', await this.queries.execute(menuItems(restaurantId)), request, reply);
  }

  @SendsList('MenuItemView', 'What is ordered most at this hour of the day, the most ordered first; at most 24 items')
  @Get('popular')
  async popular(@RestaurantId() restaurantId: number, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await sendList('menu', await this.queries.execute(popularItems(restaurantId)), request, reply);
  }

  @Answers('MenuOrder', 'In which order the menu is read; what is not in it stands behind, by its id')
  @Get('order')
  order(@RestaurantId() restaurantId: number) {
    return this.queries.execute(menuOrder(restaurantId));
  }

  @Answers('MenuOrder', 'Arranges the menu; its categories come as their first dishes do')
  @Right('ArrangeMenu')
  @Put('order')
  arrange(@RestaurantId() restaurantId: number, @Body() request: ArrangeMenuRequest, @By() by: RequestContext) {
    return this.commands.execute(arrangeMenu(restaurantId, request, by));
  }

  @Answers('DishesChanged', 'Prices many items at once; orders taken before keep their prices', {
    refuses: { 404: 'None of them is on the menu' },
  })
  @Right('SetDishPrices')
  @Put('prices')
  setPrices(@RestaurantId() restaurantId: number, @Body() request: SetPricesRequest, @By() by: RequestContext) {
    return this.commands.execute(setPrices(restaurantId, request, by));
  }

  @Answers('DishesChanged', 'Enables many items at once, or disables them', {
    refuses: { 404: 'None of them is on the menu' },
  })
  @Right('SwitchDishes')
  @Put('enabled')
  switchDishes(@RestaurantId() restaurantId: number, @Body() request: SwitchDishesRequest, @By() by: RequestContext) {
    return this.commands.execute(switchDishes(restaurantId, request, by));
  }

  @AnswersAll('PortionsView', 'How many portions are left of the items that are counted')
  @Get('portions')
  portions(@RestaurantId() restaurantId: number) {
    return this.queries.execute(portionsLeft(restaurantId));
  }

  @Answers('MenuItemView', 'One item of the menu')
  @Get(':id')
  one(@RestaurantId() restaurantId: number, @Param('id', Id) itemId: number) {
    return this.queries.execute(menuItem(restaurantId, itemId));
  }

  @Answers('MenuItemView', 'Adds an item', { refuses: { 409: 'The menu is full' } })
  @Right('AddMenuItem')
  @Post()
  add(@RestaurantId() restaurantId: number, @Body() request: MenuItemRequest, @By() by: RequestContext) {
    return this.commands.execute(addMenuItem(restaurantId, request, by));
  }

  @Answers('MenuItemView', 'Changes an item; orders taken before keep their prices')
  @Right('ChangeMenuItem')
  @Put(':id')
  change(
    @RestaurantId() restaurantId: number,
    @Param('id', Id) itemId: number,
    @Body() request: ChangeMenuItemRequest,
    @By() by: RequestContext,
  ) {
    return this.commands.execute(changeMenuItem(restaurantId, itemId, request, by));
  }

  @Answers('MenuItemView', 'Enables an item, or disables it')
  @BodyEmpty()
  @Right('ToggleMenuItem')
  @Put(':id/toggle')
  toggle(@RestaurantId() restaurantId: number, @Param('id', Id) itemId: number, @By() by: RequestContext) {
    return this.commands.execute(toggleMenuItem(restaurantId, itemId, by));
  }

  @Answers('MenuItemView', 'Puts an item back that was deleted a moment ago', { refuses: { 409: 'The menu is full' } })
  @BodyEmpty()
  @Right('RestoreMenuItem')
  @Put(':id/restore')
  restore(@RestaurantId() restaurantId: number, @Param('id', Id) itemId: number, @By() by: RequestContext) {
    return this.commands.execute(restoreMenuItem(restaurantId, itemId, by));
  }

  @Answers('MenuItemView', 'Shows how an item looks, in place of how it looked', {
    refuses: {
      413: 'The photo is too large',
      415: 'It is no form, or the file no JPEG, PNG or GIF',
      429: 'Too many photos in an hour',
    },
  })
  @TakesForm('photo', largePicture)
  @Right('PhotographMenuItem')
  @Put(':id/photo')
  photograph(
    @RestaurantId() restaurantId: number,
    @Param('id', Id) itemId: number,
    @Uploaded() upload: Upload | null,
    @By() by: RequestContext,
  ) {
    return this.commands.execute(photographMenuItem(restaurantId, itemId, upload, by));
  }

  @Answers('MenuItemView', 'Takes away an item’s photo')
  @BodyEmpty()
  @Right('PhotographMenuItem')
  @Delete(':id/photo')
  removePhoto(@RestaurantId() restaurantId: number, @Param('id', Id) itemId: number, @By() by: RequestContext) {
    return this.commands.execute(removePhoto(restaurantId, itemId, by));
  }

  @Answers('MenuItemView', 'Says that an item is sold out, until the next morning or until that is undone')
  @Right('SellOutDish')
  @Put(':id/sold-out')
  sellOut(
    @RestaurantId() restaurantId: number,
    @Param('id', Id) itemId: number,
    @Body() request: SoldOutRequest,
    @By() by: RequestContext,
  ) {
    return this.commands.execute(sellOutDish(restaurantId, itemId, request, by));
  }

  @Answers('MenuItemView', 'Puts an item back on sale that was sold out')
  @BodyEmpty()
  @Right('PutDishBackOnSale')
  @Put(':id/back-on-sale')
  putBackOnSale(@RestaurantId() restaurantId: number, @Param('id', Id) itemId: number, @By() by: RequestContext) {
    return this.commands.execute(putDishBackOnSale(restaurantId, itemId, by));
  }

  @Answers('PortionsView', 'Says how many portions of an item are left, or that they are counted no longer', {
    refuses: { 409: 'Too many are counted' },
  })
  @Right('CountPortions')
  @Put(':id/portions')
  count(
    @RestaurantId() restaurantId: number,
    @Param('id', Id) itemId: number,
    @Body() request: PortionsRequest,
    @By() by: RequestContext,
  ) {
    return this.commands.execute(countPortions(restaurantId, itemId, request, by));
  }

  @Answers('Deleted', 'Takes an item off the menu')
  @BodyEmpty()
  @Right('DeleteMenuItem')
  @Delete(':id')
  delete(@RestaurantId() restaurantId: number, @Param('id', Id) itemId: number, @By() by: RequestContext) {
    return this.commands.execute(deleteMenuItem(restaurantId, itemId, by));
  }
}
