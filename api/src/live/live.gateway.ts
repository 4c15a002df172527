import { Inject, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { WebSocketGateway, type OnGatewayInit } from '@nestjs/websockets';
import { Refusal } from '@sae/domain/kernel';
import { heardBy, type LivePush } from '@sae/domain/live';
import type { Logger } from '@sae/platform/logging';
import { Pushes, type Push } from '@sae/projections/pushes';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import { RestaurantBudget } from '../http/restaurant-budget.js';
import { LOGGER } from '../kernel/connections.js';
import { Handshakes } from './handshakes.js';
import { Listeners, type Listener, guestsRoom, hearingRoom, staffRoom, tableRoom } from './listeners.js';
import { Telling } from './telling.js';

type Nothing = Record<string, never>;
interface SocketData {
  listener: Listener;
}
type LiveServer = Server<Nothing, DefaultEventsMap, Nothing, SocketData>;
type LiveSocket = Socket<Nothing, DefaultEventsMap, Nothing, SocketData>;

const SWEEP_MS = 5_000;

/** Hands each push to the sockets that may hear it, on every node. */
@WebSocketGateway()
export class LiveGateway implements OnGatewayInit<LiveServer>, OnApplicationBootstrap, OnApplicationShutdown {
  private server: LiveServer;
  private telling: Telling;
  private sweeping: NodeJS.Timeout | undefined;

  constructor(
    private readonly listeners: Listeners,
    private readonly handshakes: Handshakes,
    private readonly pushes: Pushes,
    private readonly budget: RestaurantBudget,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  afterInit(server: LiveServer): void {
    this.server = server;
    this.telling = new Telling(server);
    // Not in `handleConnection`: no guard runs there, and the socket would be open already.
    server.use((socket, next) => {
      this.enter(socket).then(
        () => next(),
        (error: unknown) => next(this.refusal(error, socket)),
      );
    });
    // Looked at again and again: a plan may end, a password change, a token expire while the socket is open.
    this.sweeping = setInterval(() => void this.sweep(), SWEEP_MS);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.pushes.listen((push, length) => this.hear(push, length));
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.sweeping);
    await this.pushes.close();
  }

  private hear(push: Push, length: number): void {
    // All that says something is for staff who may see it: their screens ask when they do not know it.
    if ('payload' in push) return this.tellStaff(push, length);
    const { restaurantId } = push;
    switch (push.name) {
      case 'tokensEnded':
        return void this.look(staffRoom(restaurantId));
      case 'tableClosed':
        return void this.look(tableRoom(restaurantId, push.tableNo));
      case 'tableChanged':
        return void this.telling.tell(tableRoom(restaurantId, push.tableNo), push.name, {});
      case 'restaurantChanged':
        return void this.telling.tell(guestsRoom(restaurantId), push.name, {});
    }
  }

  /** To each screen it is as large as an answer, and costs as much. */
  private tellStaff({ restaurantId, name, payload, news }: LivePush, length: number): void {
    const listeners = this.telling.tell(
      hearingRoom(restaurantId, heardBy(name)),
      name,
      payload,
      ...(news ? [news] : []),
    );
    this.budget.answered(`staff:${restaurantId}`, listeners * length);
  }

  private async enter(socket: LiveSocket): Promise<void> {
    const { listener, rooms } = await this.listeners.enter(
      socket.handshake.auth,
      this.handshakes.clientOf(socket.request),
    );
    const inside = this.server.sockets.adapter.rooms;
    const isFull = rooms.some(({ name, most }) => (inside.get(name)?.size ?? 0) >= most);
    if (isFull) throw new Refusal('too-many', 'socket/too-many', 'Too many sockets are open here');
    socket.data.listener = listener;
    await socket.join(rooms.map(({ name }) => name));
  }

  private refusal(error: unknown, { request }: LiveSocket): Error {
    if (error instanceof Refusal) {
      this.handshakes.refused(error, request);
      return new Error(error.kind);
    }
    this.log.error({ err: error }, 'A socket could not be let in');
    return new Error('unavailable');
  }

  private async sweep(): Promise<void> {
    await Promise.all([...this.server.sockets.sockets.values()].map((socket) => this.stays(socket)));
  }

  /** Who may no longer listen leaves now, not at the next sweep. */
  private async look(room: string): Promise<void> {
    const { sockets, adapter } = this.server.sockets;
    const inRoom = [...(adapter.rooms.get(room) ?? [])].flatMap((id) => sockets.get(id) ?? []);
    await Promise.all(inRoom.map((socket) => this.stays(socket)));
  }

  private async stays(socket: LiveSocket): Promise<void> {
    try {
      await this.listeners.again(socket.data.listener);
    } catch (error) {
      // While a part is down nobody is sent away; the next look will tell.
      if (error instanceof Refusal && error.kind !== 'unavailable') socket.disconnect(true);
    }
  }
}
