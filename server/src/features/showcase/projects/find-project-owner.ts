import type { Db } from '../../../db/database.ts';
import { findOwnerRow } from './news/about-project.queries.ts';

/** Whose project it is, and whether it is Validated now; nobody's once it is deleted. */
export const findProjectOwner = (db: Db, projectId: string) => findOwnerRow(db, projectId);
