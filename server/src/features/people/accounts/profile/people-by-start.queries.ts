import { findRules } from '@firstlight/contract/text/find-query.ts';
import type { Db } from '../../../../db/database.ts';
import { executePrepared, preparedText } from '../../../../db/prepared.ts';
import { rangeOfStarts } from '../../../../db/range-of-starts.ts';
import { isThereForOthersText } from './is-there-for-others.sql.ts';

interface Named {
  name: string;
  username: string;
}

/** A profile without settings is visible. */
const isShown = `${isThereForOthersText}
  and not exists (select from profiles p where p.user_id = users.id and p.visibility <> 'visible')`;

const isSearchable = 'users.created_at <= $3';

const statement = preparedText(
  'accounts.people-by-start',
  `select distinct on (username) name, username from (
     (select name, username from users
      where ${isShown} and (${isSearchable} or username = $1) and username collate "C" >= $1 and username collate "C" < $2
      order by username collate "C" limit ${findRules.most})
     union all
     (select name, username from users
      where ${isShown} and ${isSearchable} and lower(name) collate "C" >= $1 and lower(name) collate "C" < $2
      order by lower(name) collate "C" limit ${findRules.most})
   ) as found
   order by username limit ${findRules.most}`,
);

export async function listVisibleByStart(db: Db, start: string, joinedBefore: Date): Promise<Named[]> {
  const { rows } = await executePrepared<Named>(db, statement, [...rangeOfStarts(start), joinedBefore]);
  return rows;
}
