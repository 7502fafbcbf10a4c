import { event } from '../../../core/domain-events.ts';

export const personalDataEvents = {
  exportAsked: event<{ exportId: string }>('personal-data.export_asked'),
  exportPrepared: event<{ exportId: string }>('personal-data.export_prepared'),
  /** `farewellId` names the sealed address to which the last mail goes. */
  accountErased: event<{ farewellId: string }>('personal-data.account_erased'),
};
