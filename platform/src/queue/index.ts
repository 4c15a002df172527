export { DATABASE as QUEUE_DATABASE, queue, type Queue, type QueueOptions } from './queue.js';
export type { Retries } from './task.js';
export type { Standing } from './queue.js';
export { Cancelled, type Task } from './task.js';
export { worker, type WorkerOptions, type WorkerHandle } from './worker.js';
export { UnrecoverableError } from 'bullmq';
