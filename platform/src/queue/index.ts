export { queue, type Queue, type QueueOptions } from './queue.js';
export { worker, type WorkerOptions, type WorkerHandle } from './worker.js';
