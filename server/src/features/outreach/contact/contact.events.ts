declare module '../../../core/domain-events.ts' {
  interface DomainEvents {
    'contact.received': { messageId: string };
  }
}

export {};
