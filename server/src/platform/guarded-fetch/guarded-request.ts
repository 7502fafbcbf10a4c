import type { ClientRequest } from 'node:http';
import { Agent, type AgentOptions, type RequestOptions, request } from 'node:https';
import { isOpenAddress } from './is-open-address.ts';
import { createPublicLookup, type FindAddresses, notPublic } from './public-address.ts';

/** Throws ENOTPUBLIC, or gives it as the request's error, where the address leads inside. */
export type GuardedRequest = (address: string, options: RequestOptions) => ClientRequest;

/** What lies beyond us; only tests put something else there. */
export interface Border {
  find?: FindAddresses;
  /** Opens the line to whatever `lookup` of the options finds. */
  connect?: Agent['createConnection'];
}

/** The one way out to addresses that strangers named: by HTTPS, at the usual port, to the open internet. */
export function createGuardedRequest(options: AgentOptions, { find, connect }: Border = {}): GuardedRequest {
  const agent = new Agent({ ...options, lookup: createPublicLookup(find) });
  if (connect) agent.createConnection = connect;
  return (address, wanted) => {
    if (!isOpenAddress(address)) throw notPublic('this address');
    return request(address, { ...wanted, agent });
  };
}
