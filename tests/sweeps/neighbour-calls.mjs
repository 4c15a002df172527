/**
 * Another restaurant, on a thread of its own so that it counts nobody's time but its own: it asks and commands one thing
 * after another for as long as it is told, and then says what each took.
 */
import { parentPort, workerData } from 'node:worker_threads';

const { url, token } = workerData;
const headers = { authorization: `Bearer ${token}` };
const CALLS = [
  ['GET', '/menu'],
  ['GET', '/orders/live'],
  ['GET', '/orders/past?range=[0,24]'],
  ['PUT', '/orders/toggle-submit-disabled'],
  ['GET', '/audit?range=[0,24]'],
];

const once = async (n) => {
  const [method, path] = CALLS[n % CALLS.length];
  const began = performance.now();
  const answer = await fetch(`${url}/api${path}`, { method, headers });
  await answer.arrayBuffer();
  return { took: performance.now() - began, status: answer.status };
};

const all = async (calls) => {
  const answers = [];
  for (let n = 0; n < calls; n += 1) {
    answers.push(await once(n));
    // Within its own budget.
    await new Promise((resolve) => setTimeout(resolve, 8));
  }
  const took = answers.map((answer) => answer.took).sort((one, other) => one - other);
  const refused = answers.filter(({ status }) => status !== 200).length;
  return { p99: took[Math.floor(took.length * 0.99)], median: took[took.length >> 1], refused };
};

parentPort.on('message', ({ calls }) => void all(calls).then((taken) => parentPort.postMessage(taken)));
