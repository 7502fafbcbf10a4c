import { hardReasons } from '@firstlight/contract/office/cases/case-rules.ts';
import type { Case } from '../cases.queries.ts';

/** Hard to read, for anybody. */
export const isHard = ({ reason, concernsMinors }: Pick<Case, 'reason' | 'concernsMinors'>): boolean =>
  concernsMinors || hardReasons.includes(reason);
