import type { Db } from '../../../db/database.ts';
import { findOpening } from './published/report-receipts.queries.ts';

/** Since when a case has waited to be decided. */
export const findOpenedAt = (db: Db, caseId: string): Promise<Date | undefined> => findOpening(db, caseId);
