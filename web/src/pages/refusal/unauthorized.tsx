import { DeadEnd } from './dead-end.tsx';

export function Component() {
  return <DeadEnd name="unauthorized" />;
}
