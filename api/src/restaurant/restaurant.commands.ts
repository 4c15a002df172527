import { accountBook } from '@sae/domain/access';
import type { StaffView } from '@sae/domain/people';
import type { AccountRequest } from '@sae/domain/access/account.dto';
import { toPaise } from '@sae/domain/kernel';
import { profileView, type Submission } from '@sae/domain/restaurant';
import type { RequestContext } from '@sae/platform/log';
import { CurrentPasswords } from '../access/current-passwords.js';
import { SecondFactors } from '../access/second-factors.js';
import type { Upload } from '../http/form-parts.js';
import { Limits, tooMany, type Budget } from '../http/limits.js';
import type { Admitted } from '../access/request-context.js';
import { command } from '../kernel/bus.js';
import { Decisions } from '../kernel/decisions.js';
import { keepPicture } from './keep-picture.js';
import { PictureEncoder } from './picture-encoder.js';

/** Nothing is erased, so what may be uploaded is bounded. */
const PICTURES: Budget = {
  name: 'pictures',
  points: 20,
  seconds: 60 * 60,
  refuse: tooMany('picture/too-many', 'Too many pictures. Please try again in an hour.'),
};

/** What the restaurant says of itself, and its picture: kept first, so that what is pointed to is there. */
export const changeAccount = command(
  [Decisions, PictureEncoder, CurrentPasswords, SecondFactors, Limits],
  (decisions, encoder, passwords, factors, limits) => {
    /** Not asked again by a request that is repeated: its code is used. */
    const secondFactorGiven = async (
      { restaurantId, secondFactor }: Admitted,
      by: RequestContext,
    ): Promise<boolean> => {
      if (!secondFactor || (await decisions.made(accountBook, String(restaurantId), by))) return true;
      const { secondFactor: known } = await decisions.state(accountBook, String(restaurantId));
      if (known) await factors.match(restaurantId, secondFactor, by);
      return true;
    };
    const keep = async (restaurantId: number, upload: Upload, by: RequestContext) => {
      await limits.consume(PICTURES, restaurantId);
      return keepPicture(decisions, restaurantId, await encoder.logo(upload.bytes), by);
    };
    return async (
      asking: Admitted,
      { profilePicture, currentPassword, serviceCharge, ...said }: AccountRequest,
      upload: Upload | null,
      by: RequestContext,
    ): Promise<StaffView> => {
      const { restaurantId, access, person } = asking;
      if (currentPassword) await passwords.match(restaurantId, currentPassword);
      const isConfirmed = Boolean(currentPassword);
      const hasSecondFactor = asking.secondFactor !== undefined && (await secondFactorGiven(asking, by));
      const pictureId = upload ? await keep(restaurantId, upload, by) : profilePicture;
      const charge = serviceCharge === undefined ? {} : { serviceCharge: toPaise(serviceCharge || 0) };
      const change = {
        type: 'ChangeProfile',
        change: { ...said, ...charge, pictureId },
        isConfirmed,
        hasSecondFactor,
      } as const;
      const { state, events } = await decisions.make(accountBook, String(restaurantId), change, by);
      const told = events.find(({ type }) => type === 'ProfileChanged');
      const profile = told?.type === 'ProfileChanged' ? told.data : state;
      // Only the owner comes this far.
      const myself = { ...person, name: profile.ownerName };
      return { ...access.user, ...profileView(restaurantId, profile), myself };
    };
  },
);

/** May guests send orders themselves? */
export const toggleOrderSubmission = command(
  [Decisions],
  (decisions) =>
    async (restaurantId: number, by: RequestContext): Promise<Submission> => {
      const { events } = await decisions.make(accountBook, String(restaurantId), { type: 'ToggleOrderSubmission' }, by);
      return { isSubmitDisabled: events.some(({ type }) => type === 'OrderSubmissionDisabled') };
    },
);
