import type { ReactNode } from 'react';

export interface ToastMessage {
  /** Showing a toast under an id that is already on screen changes that toast in place. */
  id?: string;
  title: ReactNode;
  description?: ReactNode;
  kind?: 'info' | 'success' | 'error';
  /** Adds Undo, with a ring that shows how long it stays possible. */
  undo?: () => void;
  /** How long it stays, where the product promises another time than the usual one. */
  seconds?: number;
  /** A way on, such as Reload. Such a toast stays until it is dismissed. */
  action?: { label: string; onPress: () => void };
  /** From 0 to 1. Such a toast stays until it is shown again without it. */
  progress?: number;
  /** Called once when the toast goes away by itself or is dismissed, but not when it is undone. */
  onGone?: () => void;
}

export type ShownToast = ToastMessage & { id: string };

type Listener = (toast: ShownToast) => void;

// Messages wait here until the list that draws them is loaded, which nothing on the first page needs.
let waiting: ShownToast[] = [];
let listeners: Listener[] = [];
let fetchList: (() => void) | undefined;
let count = 0;

/** Says something that is not said in place. May be called from anywhere. */
export function showToast(message: ToastMessage): string {
  count += 1;
  const id = message.id ?? `toast-${count}`;
  tell({ ...message, id });
  return id;
}

export function listenToToasts(next: Listener): () => void {
  listeners = [...listeners, next];
  for (const toast of waiting) next(toast);
  waiting = [];
  return () => {
    listeners = listeners.filter((listener) => listener !== next);
  };
}

/** Told whenever messages wait for a list that is not there yet: with each of them, and when the network is back. */
export function fetchListWhenNeeded(fetch: () => void): () => void {
  const look = () => {
    if (waiting.length > 0) fetch();
  };
  fetchList = fetch;
  look();
  addEventListener('online', look);
  return () => {
    fetchList = undefined;
    removeEventListener('online', look);
  };
}

function tell(toast: ShownToast): void {
  const latest = listeners.at(-1);
  if (latest) latest(toast);
  else {
    waiting.push(toast);
    fetchList?.();
  }
}
