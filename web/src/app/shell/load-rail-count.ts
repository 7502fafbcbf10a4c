/** After everything else: no page waits for a number in the rail. */
export const loadRailCount = async () => (await import('./rail-count.tsx')).RailCount;
