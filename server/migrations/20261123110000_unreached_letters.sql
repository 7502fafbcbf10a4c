-- Up Migration

-- We did not come to them: their providers rested, or our own way was full. That is not held against a mailbox, as 'late' is.
alter type delivery_state add value 'unreached' after 'late';

-- Whether a letter was put off by our own way and not by its mailbox.
alter table newsletter_deliveries add column is_ours boolean not null default false;

-- The relay takes no more for now: a day's worth is used up, or it is full.
alter type lane_trouble add value 'exhausted' after 'complaints';
