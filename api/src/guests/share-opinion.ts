import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { reviewsBook, reviewView, type GiveReviewRequest, type ReviewView } from '@sae/domain/reviews';
import type { RequestContext } from '@sae/platform/log';
import { Decisions } from '../kernel/decisions.js';
import { findEvent } from '../kernel/events.js';
import { Dues, type Guest } from './seats.js';
import { GuestLimits } from './guest-limits.js';

/** Stars and a comment, once for each sitting at a table. */
export class ShareOpinion extends Command<ReviewView> {
  constructor(
    readonly guest: Guest,
    readonly request: GiveReviewRequest,
    readonly by: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(ShareOpinion)
export class ShareOpinionHandler implements ICommandHandler<ShareOpinion> {
  constructor(
    private readonly decisions: Decisions,
    private readonly dues: Dues,
    private readonly limits: GuestLimits,
  ) {}

  async execute(command: ShareOpinion): Promise<ReviewView> {
    const { guest, by } = command;
    const book = String(guest.restaurantId);
    const made = (await this.decisions.made(reviewsBook, book, by)) ?? (await this.share(book, command));
    const given = findEvent(made.events, 'ReviewGiven');
    return reviewView(given.data, given.at);
  }

  private async share(book: string, { guest, request, by }: ShareOpinion) {
    await this.limits.count('review', guest);
    const { sitting } = await this.dues.at(guest);
    const { stars, comment = null } = request;
    const said = { tableNo: guest.table.tableNo, stars, comment, sitting: sitting?.id ?? 0 };
    return this.decisions.make(reviewsBook, book, { type: 'GiveReview', ...said }, by);
  }
}
