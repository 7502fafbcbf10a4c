import type { Endpoint } from './endpoint.ts';
import { features } from './features.ts';

/** Every operation of the product, by name. The OpenAPI document, the fuzzer and the route walk read this list. */
export const endpoints: readonly Endpoint[] = features
  .flatMap((feature): unknown[] => Object.values(feature))
  .filter(isEndpoint)
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));

function isEndpoint(exported: unknown): exported is Endpoint {
  return typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported;
}
