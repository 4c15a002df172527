export { DATABASE as QUEUE_DATABASE, queue, type Queue, type QueueOptions } from './queue.js';
export type { Retries } from './retries.js';
export type { Standing } from './standing.js';
export { Cancelled, type Task } from './task.js';
export { worker, type WorkerOptions, type WorkerHandle } from './worker.js';
export { UnrecoverableError } from 'bullmq';
