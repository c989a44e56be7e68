export type RenderPlaces = ReturnType<typeof createRenderPlaces>;

/** A place that was free, for work that can wait. */
export interface SparePlace {
  /** Renders that cannot wait take more places than there are: leave this one. */
  isNeeded(): boolean;
  leave(): void;
}

/** Counts what renders in this process, so that work that can wait uses free places only. */
export function createRenderPlaces(max: number) {
  let taken = 0;
  return {
    /** For work that was claimed for a place. */
    async hold<T>(work: () => Promise<T>): Promise<T> {
      taken += 1;
      try {
        return await work();
      } finally {
        taken -= 1;
      }
    },
    /** null = no place is free. */
    takeSpare(): SparePlace | null {
      if (taken >= max) return null;
      taken += 1;
      return {
        isNeeded: () => taken > max,
        leave: () => {
          taken -= 1;
        },
      };
    },
  };
}
