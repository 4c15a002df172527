import { Inject, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { WebSocketGateway, type OnGatewayInit } from '@nestjs/websockets';
import { Refusal } from '@sae/domain/kernel';
import type { LivePushes } from '@sae/domain/ordering';
import type { Logger } from '@sae/platform/logging';
import { Pushes } from '@sae/projections/pushes';
import type { Server, Socket } from 'socket.io';
import { Admission } from '../access/admission.js';
import type { Claims } from '../access/tokens.js';
import { LOGGER } from '../http/error-filter.js';

type Sent = { [K in keyof LivePushes]: (payload: LivePushes[K]) => void };
type Nothing = Record<string, never>;
interface Known {
  claims: Claims;
}
type LiveServer = Server<Nothing, Sent, Nothing, Known>;
type LiveSocket = Socket<Nothing, Sent, Nothing, Known>;

const SWEEP_MS = 5_000;

const roomOf = (restaurantId: number): string => `restaurant:${restaurantId}`;

const tokenOf = ({ handshake }: LiveSocket): string | undefined => {
  const { token } = handshake.auth as { token?: unknown };
  return typeof token === 'string' ? token : undefined;
};

/** Hands each push to the sockets of its restaurant, on every node. */
@WebSocketGateway()
export class LiveGateway implements OnGatewayInit<LiveServer>, OnApplicationBootstrap, OnApplicationShutdown {
  private server: LiveServer;
  private sweeping: NodeJS.Timeout | undefined;

  constructor(
    private readonly admission: Admission,
    private readonly pushes: Pushes,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  afterInit(server: LiveServer): void {
    this.server = server;
    // Not in `handleConnection`: no guard runs there, and the socket would be open already.
    server.use((socket, next) => {
      this.enter(socket).then(
        () => next(),
        (error: unknown) => next(this.refusal(error)),
      );
    });
    // Looked at again and again: a plan may end, a password change, a token expire while the socket is open.
    this.sweeping = setInterval(() => void this.sweep(), SWEEP_MS);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.pushes.listen((push) => {
      if (push.name === 'tokensEnded') return void this.look(push.restaurantId);
      const { name, restaurantId, payload } = push;
      // Of most restaurants nobody is connected to this node: not worth a packet.
      if (!this.server.sockets.adapter.rooms.has(roomOf(restaurantId))) return;
      // The table of pushes says which payload a name has; a union of both is beyond emit's type.
      (this.server.to(roomOf(restaurantId)).emit as (name: string, payload: unknown) => void)(name, payload);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.sweeping);
    await this.pushes.close();
  }

  private async enter(socket: LiveSocket): Promise<void> {
    const admitted = await this.admission.admit(tokenOf(socket));
    this.admission.requirePlan(admitted);
    socket.data.claims = admitted.claims;
    await socket.join(roomOf(admitted.restaurantId));
  }

  private refusal(error: unknown): Error {
    if (error instanceof Refusal) return new Error(error.kind);
    this.log.error({ err: error }, 'A socket could not be let in');
    return new Error('unavailable');
  }

  private async sweep(): Promise<void> {
    await Promise.all([...this.server.sockets.sockets.values()].map((socket) => this.stays(socket)));
  }

  /** Who may no longer listen leaves now, not at the next sweep. */
  private async look(restaurantId: number): Promise<void> {
    const { sockets, adapter } = this.server.sockets;
    const inRoom = [...(adapter.rooms.get(roomOf(restaurantId)) ?? [])].flatMap((id) => sockets.get(id) ?? []);
    await Promise.all(inRoom.map((socket) => this.stays(socket)));
  }

  private async stays(socket: LiveSocket): Promise<void> {
    try {
      this.admission.requirePlan(await this.admission.again(socket.data.claims));
    } catch (error) {
      // While a part is down nobody is sent away; the next look will tell.
      if (error instanceof Refusal && error.kind !== 'unavailable') socket.disconnect(true);
    }
  }
}
