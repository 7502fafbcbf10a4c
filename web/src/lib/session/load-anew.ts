import { closeCalls } from '../api/api.ts';

/** The page loads anew without asking, and says nothing more until then: what stands on it is not whose session it is now. */
export function loadAnew(): () => void {
  const openCalls = closeCalls();
  const stopAsking = (event: Event) => event.stopImmediatePropagation();
  addEventListener('beforeunload', stopAsking, { capture: true });
  location.reload();
  return () => {
    removeEventListener('beforeunload', stopAsking, { capture: true });
    openCalls();
  };
}
