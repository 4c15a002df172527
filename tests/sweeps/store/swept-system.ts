import { StandInRazorpay } from '../../../api/testing/razorpay.js';
import { startSystem } from '../../../api/testing/system.js';
import { StoreSweep } from './store-sweep.js';

/** A system with all its processes, whose event store and the way to it are the sweep's. */
export const sweptSystem = async () => {
  const system = await startSystem({ isWired: true });
  const razorpay = new StandInRazorpay();
  await razorpay.open();
  const url = await system.addNode({ payments: razorpay.settings });
  const sweep = await StoreSweep.begin(system, { url, razorpay });
  const stop = async () => {
    await system.stop();
    await razorpay.close();
  };
  return { sweep, stop };
};
