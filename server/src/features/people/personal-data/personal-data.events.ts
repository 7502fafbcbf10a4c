declare module '../../../core/domain-events.ts' {
  interface DomainEvents {
    'export.asked': { exportId: string };
    'export.prepared': { exportId: string };
    /** `farewellId` names the sealed address to which the last mail goes. */
    'account.erased': { farewellId: string };
  }
}

export {};
