import { ShadowBuild, CannotRebuild, type ShadowBuildOptions } from './shadow-build.js';
import { switchOver } from './generations.js';
import type { Place } from './place.js';

export interface Rebuilt {
  readonly place: Place;
  readonly events: number;
}

/**
 * Builds a new generation beside the one that is read, and switches over where both stand at the same event: so the
 * running process goes on in the new one as if nothing had happened.
 */
export const rebuild = async (options: ShadowBuildOptions): Promise<Rebuilt> => {
  let events = 0;
  const shadow = await ShadowBuild.begin({
    ...options,
    onProgress: (written, place, target) => {
      events += written.length;
      options.onProgress?.(written, place, target);
    },
  });
  try {
    while (await shadow.meet()) {
      const place = await switchOver(options.redis, shadow.place);
      if (place) return { place, events };
    }
    throw new CannotRebuild('Stopped; the read models are as they were.');
  } catch (error) {
    await shadow.drop();
    throw error;
  } finally {
    shadow.close();
  }
};
