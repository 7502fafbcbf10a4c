-- Up Migration

-- The quarter in which a note first shows stands with the note (first_shown_at); nobody reads these any more.
-- squawk-ignore ban-drop-column
alter table hidden.feedback_authors drop column shown_at;
-- squawk-ignore ban-drop-column
alter table hidden.skip_authors drop column shown_at;
