import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { personActor, Refusal } from '@sae/domain/kernel';
import { may, rightOf, type Act } from '@sae/domain/people';
import type { FastifyRequest } from 'fastify';
import { isPlain } from '../http/body-shape.js';
import { bytesIn, RestaurantBudget } from '../http/restaurant-budget.js';
import { TrueModels } from '../http/true-models.js';
import { Approvers } from './approvers.js';
import { Authenticator } from './authenticator.js';
import { noRight } from './review.js';
import { secondFactorIn } from './second-factors.js';
import { StepUp, type Shown } from './step-up.js';

type Needed = 'nothing' | 'token' | 'plan';
const NEEDS = 'sae:needs';

/** Open to everybody. */
export const Public = () => SetMetadata<string, Needed>(NEEDS, 'nothing');

/** Open without a plan: signing in, looking at oneself and choosing one. */
export const WithoutPlan = () => SetMetadata<string, Needed>(NEEDS, 'token');

const RIGHT = 'sae:right';

/** Who may ask for it stands in the one table of rights. Every route that is not public names its row. */
export const Right = (act: Act) => SetMetadata(RIGHT, act);

const STEP_UP = 'sae:step-up';

/** Asks whoever asks to show again what they got in by, or their password whatever they got in by, unless that was just now. */
export const AsksAgain = (shown: Shown = 'either') => SetMetadata(STEP_UP, shown);

const FROM_THE_LOG = 'sae:from-the-log';

/** Answered from the log, or without any book, and so right whatever state the read models are in. */
export const FromTheLog = () => SetMetadata(FROM_THE_LOG, true);

/** Its own guard asks whether the read models are true, for commands too. */
export const AsksModelsItself = FromTheLog;

const reflector = new Reflector();
/** Asked with every request, and always the same of a handler, which stands in one controller. */
const known = new Map<string, WeakMap<object, unknown>>();
const told = <T>(key: string, handler: object, controller: object): T | undefined => {
  const ofKey = known.get(key) ?? new WeakMap<object, unknown>();
  known.set(key, ofKey);
  if (!ofKey.has(handler)) ofKey.set(handler, reflector.getAllAndOverride(key, [handler, controller] as never));
  return ofKey.get(handler) as T | undefined;
};

/** What somebody must have to ask for this. */
export const needsOf = (handler: object, controller: object): Needed =>
  told<Needed>(NEEDS, handler, controller) ?? 'plan';

/** Of what somebody is given a right to by this; undefined where nobody is. */
export const rightTo = (handler: object, controller: object): Act | undefined => told<Act>(RIGHT, handler, controller);

const BEARER = /^bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** Nothing shown is undefined; what is no bearer token is one that nothing can be read from. */
export const bearerIn = ({ authorization }: FastifyRequest['headers']): string | undefined =>
  authorization === undefined ? undefined : (BEARER.exec(authorization)?.[1] ?? '');

export const notYours = () => new Refusal('forbidden', 'restaurant/not-yours', 'You may only use your own restaurant');

const refusedFor = { restaurantId: 'Invalid restaurant ID. Please try again.', userId: 'Invalid user ID' };

/**
 * Whose data it is stands in the token; a request that names somebody else is refused rather than misunderstood.
 * In a body whatever is no number is left to its DTO, which has the right words.
 */
export const refuseOthers = (restaurantId: number, query: unknown, body: unknown): void => {
  for (const [name, sentence] of Object.entries(refusedFor)) {
    const said = isPlain(body) ? body[name] : undefined;
    if (typeof said === 'number' && said > 0 && said !== restaurantId) throw notYours();
    const asked = isPlain(query) ? query[name] : undefined;
    if (asked === undefined || asked === String(restaurantId)) continue;
    if (typeof asked === 'string' && /^[1-9]\d*$/.test(asked)) throw notYours();
    throw new Refusal('invalid', 'request/invalid', sentence);
  }
};

/** Token, then plan, then whether the request speaks of the caller's own restaurant; and whether the lists are true. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly models: TrueModels,
    private readonly budget: RestaurantBudget,
    private readonly approvers: Approvers,
    private readonly stepUp: StepUp,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    await this.admit(request, context.getHandler(), context.getClass());
    return true;
  }

  /** Who may ask this of that method; nobody in particular where it is open to everybody. @throws Refusal */
  async admit(request: FastifyRequest, ...places: readonly [handler: object, controller: object]): Promise<void> {
    const needs = needsOf(...places);
    const asksModels = request.method === 'GET' && !told<boolean>(FROM_THE_LOG, ...places);
    if (needs === 'nothing') {
      if (asksModels) await this.models.require();
      return;
    }
    const [admitted, untrue] = await Promise.all([
      this.authenticator.admit(bearerIn(request.headers)),
      // Asked in the same breath, and told after what the token is refused for.
      asksModels ? this.models.require().then(null, (error: unknown) => error as Error) : null,
    ]);
    await this.budget.spend(`staff:${admitted.restaurantId}`, bytesIn(request.headers['content-length']));
    if (untrue) throw untrue;
    const known = needs === 'plan' ? await this.authenticator.withPlan(admitted) : admitted;
    refuseOthers(admitted.restaurantId, request.query, request.body);
    const act = rightTo(...places);
    if (!act || !may(known.person.role, act)) throw noRight();
    const approver = rightOf(known.person.role, act) === 'approval' ? await this.approvers.of(request, known) : null;
    const shown = told<Shown>(STEP_UP, ...places);
    if (shown) await this.stepUp.require(request, known, shown);
    const secondFactor = secondFactorIn(request.headers);
    request.admitted = {
      ...known,
      ...(approver === null ? {} : { approvedBy: personActor(approver) }),
      ...(secondFactor ? { secondFactor } : {}),
    };
  }
}
