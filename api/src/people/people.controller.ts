import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req, Res, UseGuards } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  AddPersonRequest,
  LoginRequest,
  PeopleSettingsRequest,
  PersonRequest,
  PinLogInRequest,
  PinRequest,
  TillRequest,
} from '@sae/domain/people/people.dto';
import type { RequestContext } from '@sae/platform/log';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AsksAgain, Public, Right } from '../access/auth.guard.js';
import { By, RestaurantId, Who, type Admitted } from '../access/request-context.js';
import type { KnownTill } from '../access/tokens.js';
import { Answers, AnswersAll, SendsList } from '../answers/answers.js';
import { StrangerLimit } from '../http/clients.js';
import { sendRows } from '../http/lists.js';
import { Id } from '../http/params.js';
import { BodyEmpty } from '../http/validation.js';
import { AtTill, TillShown } from './at-till.js';
import { invitePerson, removeLogin } from './logins.commands.js';
import {
  addPerson,
  addTill,
  changePerson,
  changeSettings,
  endAtTill,
  endSessionOf,
  logInByPin,
  removePerson,
  removeTill,
  restorePerson,
  setPin,
  suspendPerson,
} from './people.commands.js';
import { peopleList, peopleNames, peopleSettings, personSessions, tillDoor, tillList } from './people.queries.js';

/** Who works here, what they may, and on which devices they log in (docs/decisions/0117-people-and-rights.md). */
@Controller('people')
@Right('SeePeople')
export class PeopleController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @SendsList('PersonView', 'Who works here beside the owner')
  @Get()
  async list(@RestaurantId() restaurantId: number, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await sendRows('people', await this.queries.execute(peopleList(restaurantId)), request, reply);
  }

  @AnswersAll('PersonName', 'Who ever did something here, the owner first; those who left too')
  @Right('SeeNames')
  @Get('names')
  names(@Who() { restaurantId, access }: Admitted) {
    return this.queries.execute(peopleNames(restaurantId, access));
  }

  @Answers('PeopleSettings', 'When a till locks itself, and what wants a manager’s approval')
  @Right('SeeOneself')
  @Get('settings')
  settings(@RestaurantId() restaurantId: number) {
    return this.queries.execute(peopleSettings(restaurantId));
  }

  @Answers('PeopleSettings', 'Sets when a till locks itself, and what wants a manager’s approval')
  @Right('SetApprovals')
  @Put('settings')
  changeSettings(
    @RestaurantId() restaurantId: number,
    @Body() request: PeopleSettingsRequest,
    @By() by: RequestContext,
  ) {
    return this.commands.execute(changeSettings(restaurantId, request, by));
  }

  @AnswersAll('TillView', 'The devices on which people log in by PIN, and who is there')
  @Get('tills')
  tills(@RestaurantId() restaurantId: number) {
    return this.queries.execute(tillList(restaurantId));
  }

  @Answers('NewTill', 'Makes the device that asks a till: it keeps the token', {
    refuses: { 409: 'There are too many' },
  })
  @Right('AddTill')
  @Post('tills')
  addTill(@RestaurantId() restaurantId: number, @Body() { name }: TillRequest, @By() by: RequestContext) {
    return this.commands.execute(addTill(restaurantId, name, by));
  }

  @Answers('Done', 'The device is no till any more, and whoever is there is out')
  @BodyEmpty()
  @AsksAgain()
  @Right('RemoveTill')
  @Delete('tills/:id')
  removeTill(@RestaurantId() restaurantId: number, @Param('id', Id) tillId: number, @By() by: RequestContext) {
    return this.commands.execute(removeTill(restaurantId, by, tillId));
  }

  @Answers('Done', 'Ends the login of whoever is at a till')
  @BodyEmpty()
  @AsksAgain()
  @Right('RemoveTill')
  @Delete('tills/:id/person')
  endAtTill(@RestaurantId() restaurantId: number, @Param('id', Id) tillId: number, @By() by: RequestContext) {
    return this.commands.execute(endAtTill(restaurantId, tillId, by));
  }

  @AnswersAll('PersonSessionRow', 'Where people are logged in, at tills and by email, the newest first')
  @Right('SeePersonSessions')
  @Get('sessions')
  sessions(@Who() { restaurantId, access }: Admitted) {
    return this.queries.execute(personSessions(restaurantId, access));
  }

  @Answers('Done', 'Ends a login of one of the people, wherever it is')
  @BodyEmpty()
  @AsksAgain()
  @Right('EndSessionOf')
  @Delete('sessions/:id')
  endSession(@RestaurantId() restaurantId: number, @Param('id') id: string, @By() by: RequestContext) {
    return this.commands.execute(endSessionOf(restaurantId, by, id));
  }

  @Answers('PersonView', 'Somebody works here from now on', {
    refuses: { 403: 'Only the owner makes managers', 409: 'There are too many, or the address is somebody’s here' },
  })
  @AsksAgain()
  @Right('AddPerson')
  @Post()
  add(@Who() asking: Admitted, @Body() request: AddPersonRequest, @By() by: RequestContext) {
    return this.commands.execute(addPerson(asking, request, by));
  }

  @Answers('PersonView', 'Invites an address to log in as them, from anywhere; invited again, another mail is sent', {
    refuses: {
      403: 'Only the owner invites managers',
      409: 'The address is somebody else’s here, or they have joined',
    },
  })
  @AsksAgain()
  @Right('InvitePerson')
  @Post(':id/login')
  invite(
    @Who() asking: Admitted,
    @Param('id', Id) personId: number,
    @Body() { email }: LoginRequest,
    @By() by: RequestContext,
  ) {
    return this.commands.execute(invitePerson(asking, personId, email, by));
  }

  @Answers('PersonView', 'Withdraws the invitation, or ends their login by email and wherever they are in by it')
  @BodyEmpty()
  @Right('RemoveLogin')
  @Delete(':id/login')
  removeLogin(@RestaurantId() restaurantId: number, @Param('id', Id) personId: number, @By() by: RequestContext) {
    return this.commands.execute(removeLogin(restaurantId, personId, by));
  }

  @Answers('PersonView', 'Another name, or another role', { refuses: { 403: 'Only the owner makes managers' } })
  @AsksAgain()
  @Right('ChangePerson')
  @Put(':id')
  change(
    @Who() asking: Admitted,
    @Param('id', Id) personId: number,
    @Body() request: PersonRequest,
    @By() by: RequestContext,
  ) {
    return this.commands.execute(changePerson(asking, personId, request, by));
  }

  @Answers('Done', 'Sets a person’s PIN, and ends where they are logged in by the old one; 1 is the owner')
  @Right('SetPin')
  @Put(':id/pin')
  setPin(
    @Who() asking: Admitted,
    @Param('id', Id) personId: number,
    @Body() { pin }: PinRequest,
    @By() by: RequestContext,
  ) {
    return this.commands.execute(setPin(asking, personId, pin, by));
  }

  @Answers('PersonView', 'Lets nobody in by this name until it is restored, and ends where they are logged in')
  @BodyEmpty()
  @Right('SuspendPerson')
  @Put(':id/suspended')
  suspend(@RestaurantId() restaurantId: number, @Param('id', Id) personId: number, @By() by: RequestContext) {
    return this.commands.execute(suspendPerson(restaurantId, personId, by));
  }

  @Answers('PersonView', 'Lets them in again')
  @BodyEmpty()
  @Right('RestorePerson')
  @Delete(':id/suspended')
  restore(@RestaurantId() restaurantId: number, @Param('id', Id) personId: number, @By() by: RequestContext) {
    return this.commands.execute(restorePerson(restaurantId, personId, by));
  }

  @Answers('Done', 'They work here no longer; their name stays on what they did')
  @BodyEmpty()
  @Right('RemovePerson')
  @Delete(':id')
  remove(@RestaurantId() restaurantId: number, @Param('id', Id) personId: number, @By() by: RequestContext) {
    return this.commands.execute(removePerson(restaurantId, by, personId));
  }
}

/**
 * The door of a till: it shows its own token, which opens nothing else. All tills of a house come from one address and
 * switch all evening; PINs are counted in the log.
 */
@Controller('till')
@Public()
@UseGuards(StrangerLimit, TillShown)
export class TillController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Answers('TillDoor', 'Who can log in at this till', {
    refuses: { 401: 'It shows no till’s token', 404: 'It is no till any more' },
  })
  @Get()
  door(@AtTill() till: KnownTill) {
    return this.queries.execute(tillDoor(till));
  }

  @Answers('PersonSessionView', 'Logs a person in at this till by their PIN', {
    refuses: {
      401: 'Wrong PIN, or it shows no till’s token',
      404: 'It is no till any more, or nobody has that number',
      429: 'Too many wrong PINs',
    },
  })
  @HttpCode(200)
  @Post('login')
  logIn(@AtTill() till: KnownTill, @Body() request: PinLogInRequest, @By() by: RequestContext) {
    return this.commands.execute(logInByPin(till, request, by));
  }
}
