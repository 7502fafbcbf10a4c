import type { BusyRequests } from './busy-pair.ts';

export const requests: BusyRequests = () => ({ 'announcements.read': {} });
