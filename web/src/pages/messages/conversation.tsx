import { Component as Messages } from './messages.tsx';

/** The same screen: where there is room the list stays beside whatever is read. */
export const Component = Messages;
