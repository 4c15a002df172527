import { createHash } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type AccountRequest, type UserView, accountBook } from '@sae/domain/access';
import { Refusal } from '@sae/domain/kernel';
import { pictureBook, pictureKey, profileView } from '@sae/domain/restaurant';
import type { RequestContext } from '@sae/platform/log';
import type { Admitted } from '../access/authenticator.js';
import { Passwords } from '../access/passwords.js';
import { Decisions } from '../kernel/decisions.js';
import { Limits, tooMany, type Budget } from '../http/limits.js';
import type { Upload } from '../http/form-parts.js';
import { PictureEncoder } from './picture-encoder.js';

/** What the restaurant says of itself, and its picture: kept first, so that what is pointed to is there. */
export class ChangeAccount extends Command<UserView> {
  constructor(
    readonly asking: Admitted,
    readonly request: AccountRequest,
    readonly upload: Upload | null,
    readonly by: RequestContext,
  ) {
    super();
  }
}

/** Whoever found a screen that is logged in does not find out the password by it. */
const PASSWORDS: Budget = {
  name: 'current-password',
  points: 10,
  seconds: 15 * 60,
  refuse: tooMany('log-in/too-many', 'Too many attempts. Please try again in 15 minutes.'),
};

/** Nothing is erased, so what may be uploaded is bounded. */
const PICTURES: Budget = {
  name: 'pictures',
  points: 20,
  seconds: 60 * 60,
  refuse: tooMany('picture/too-many', 'Too many pictures. Please try again in an hour.'),
};

@CommandHandler(ChangeAccount)
export class ChangeAccountHandler implements ICommandHandler<ChangeAccount> {
  constructor(
    private readonly decisions: Decisions,
    private readonly encoder: PictureEncoder,
    private readonly passwords: Passwords,
    private readonly limits: Limits,
  ) {}

  async execute({ asking, request, upload, by }: ChangeAccount): Promise<UserView> {
    const { restaurantId, access } = asking;
    const { profilePicture, currentPassword, ...said } = request;
    const isConfirmed = currentPassword ? await this.confirm(restaurantId, currentPassword) : false;
    const pictureId = upload ? await this.keep(restaurantId, upload, by) : profilePicture;
    const command = { type: 'ChangeProfile', change: { ...said, pictureId }, isConfirmed } as const;
    const { state, events } = await this.decisions.make(accountBook, String(restaurantId), command, by);
    const told = events.find(({ type }) => type === 'ProfileChanged');
    const profile = told?.type === 'ProfileChanged' ? told.data : state;
    return { ...access.user, ...profileView(restaurantId, profile) };
  }

  /** @throws Refusal of a wrong password. */
  private async confirm(restaurantId: number, password: string): Promise<true> {
    await this.limits.consume(PASSWORDS, restaurantId);
    const { passwordHash } = await this.decisions.state(accountBook, String(restaurantId));
    if (!(await this.passwords.matches(password, passwordHash)))
      throw new Refusal('forbidden', 'account/wrong-password', 'The current password is wrong');
    await this.limits.forget(PASSWORDS, restaurantId);
    return true;
  }

  /** The same picture has the same id, so keeping it again changes nothing. */
  private async keep(restaurantId: number, upload: Upload, { actor, requestId }: RequestContext): Promise<string> {
    await this.limits.consume(PICTURES, restaurantId);
    const { mediaType, bytes } = await this.encoder.encode(upload.bytes);
    const pictureId = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const command = { type: 'TakePicture', mediaType, base64: bytes.toString('base64') } as const;
    await this.decisions.make(pictureBook, pictureKey(restaurantId, pictureId), command, { actor, requestId });
    return pictureId;
  }
}
