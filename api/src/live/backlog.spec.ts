import { EventEmitter } from 'node:events';
import { expect, it } from '@jest/globals';
import { endThoseWhoDoNotRead } from './backlog.js';

it.each([
  ['a', 12],
  ['अ', 5],
])('What waits for a poll is weighed in bytes: of 100,000 times %s packet %d ends it', (letter, last) => {
  const engine = new EventEmitter();
  let isOpen = true;
  const socket = Object.assign(new EventEmitter(), {
    writeBuffer: [] as object[],
    transport: { req: null },
    close: () => (isOpen = false),
  });
  endThoseWhoDoNotRead(engine);
  engine.emit('connection', socket);
  let sent = 0;
  for (; isOpen && sent < 50; sent += 1) {
    const packet = { data: letter.repeat(100_000) };
    socket.emit('packetCreate', packet);
    socket.writeBuffer.push(packet);
  }
  expect(sent).toBe(last);
});
