import type { Account, Workplace } from '@sae/domain/access';
import { OTP } from '@sae/domain/access';
import { content, type Addressed } from './content.js';

export interface Invitation {
  readonly invitation: Workplace;
  /** Null for who has a password already. */
  readonly code: string | null;
  readonly publicUrl: string;
}

/** A restaurant invites somebody to log in as one of its people. */
export const invitationMail = ({ invitation, code, publicUrl }: Invitation) => {
  const { name: ownerName, restaurantName, roleName, invitationId } = invitation;
  const minutes = OTP.livesMs / 60_000;
  return content('invitation', {
    subject:
      code === null ? 'You are invited to work at a restaurant' : `${code} is your SAE code to join a restaurant`,
    preview: code === null ? 'Log in to accept.' : `Good for ${minutes} minutes; another is sent when you ask for it.`,
    title: 'You are invited',
    action: code === null ? `${publicUrl}/app/restaurants` : `${publicUrl}/app/join#${invitationId}`,
    ...{ ownerName, restaurantName, publicUrl, roleName, code, minutes },
  });
};

/** How somebody is written to who may have no restaurant of their own. */
export const addressedAt = ({ ownerName, restaurantName, workplaces }: Account): Omit<Addressed, 'publicUrl'> =>
  restaurantName === ''
    ? { ownerName, restaurantName: workplaces.at(-1)?.restaurantName ?? 'SAE' }
    : { ownerName, restaurantName };
