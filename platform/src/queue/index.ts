export { DATABASE as QUEUE_DATABASE, queue, type Queue, type QueueOptions } from './queue.js';
export type { Retries } from './task.js';
export type { Standing } from './queue.js';
export { Cancellations, Cancelled, pauseMs, type Task } from './task.js';
export { UnrecoverableError } from 'bullmq';
