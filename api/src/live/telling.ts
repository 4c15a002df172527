import type { Server } from 'socket.io';
import { Turns } from '../kernel/turns.js';

/** So many sockets are written to at once. */
const AT_ONCE = 10;

interface Push {
  readonly name: string;
  readonly said: readonly object[];
}

/** What is to be told in one room, the oldest first, and who has not heard of the oldest yet. */
interface Line {
  readonly pushes: Push[];
  listeners: string[];
}

/**
 * Tells pushes to some sockets at a time, a room after the other: a heavy one to all screens of a house at once would
 * hold everybody else. Each socket hears what is told in its room in the order in which it happened.
 */
export class Telling {
  private readonly lines = new Map<string, Line>();
  private isTelling = false;

  constructor(private readonly server: Server) {}

  /** How many will hear of it; in most rooms nobody is connected to this node. */
  tell(room: string, name: string, ...said: readonly object[]): number {
    const listeners = this.server.sockets.adapter.rooms.get(room)?.size ?? 0;
    if (listeners === 0) return 0;
    const line = this.lines.get(room);
    if (line) line.pushes.push({ name, said });
    else this.lines.set(room, { pushes: [{ name, said }], listeners: this.listenersIn(room) });
    if (!this.isTelling) void this.tellAll();
    return listeners;
  }

  private listenersIn(room: string): string[] {
    return [...(this.server.sockets.adapter.rooms.get(room) ?? [])];
  }

  private async tellAll(): Promise<void> {
    this.isTelling = true;
    const turns = new Turns();
    while (this.lines.size > 0)
      for (const [room, line] of this.lines) {
        this.tellSome(room, line);
        await turns.pause();
      }
    this.isTelling = false;
  }

  private tellSome(room: string, line: Line): void {
    const { pushes, listeners } = line;
    const [push] = pushes;
    if (push && listeners.length > 0) this.server.to(listeners.splice(0, AT_ONCE)).emit(push.name, ...push.said);
    if (listeners.length > 0) return;
    pushes.shift();
    if (pushes.length > 0) line.listeners = this.listenersIn(room);
    else this.lines.delete(room);
  }
}
