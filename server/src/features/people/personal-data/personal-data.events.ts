import { event } from '../../../core/domain-events.ts';

export const personalDataEvents = {
  exportAsked: event<{ exportId: string }>('personal-data.export_asked'),
  exportPrepared: event<{ exportId: string }>('personal-data.export_prepared'),
  accountEnded: event<{ personId: string }>('personal-data.account_ended'),
  /** `farewellId` names the sealed address to which the last mail goes. */
  farewellWritten: event<{ farewellId: string }>('personal-data.farewell_written'),
};
