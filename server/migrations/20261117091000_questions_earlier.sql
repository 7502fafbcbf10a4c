-- Up Migration

-- What was asked before the last two changes and may still be answered, null when that time is over: without it a maker who
-- changes a question every day would cut that time off, and see which answers had been held back.
alter table projects add column questions_earlier text[];

-- A project's first questions are asked of everybody at once: there is nothing before them that some would still be asked.
update projects set questions_before = questions where questions_asked_from <= published_at;
