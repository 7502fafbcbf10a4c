-- What whoever runs the site says to everybody: one at a time, in both languages, and never for ever.
create table announcements (
  is_the_one boolean primary key default true check (is_the_one),
  en text not null check (char_length(en) between 1 and 200),
  fr text not null check (char_length(fr) between 1 and 200),
  until timestamptz not null
);

-- Whoever wrote to us that they want no letters is kept from them by somebody at the machine.
alter type suppression_reason add value 'asked' after 'complaint';
alter type consent_way add value 'request' after 'complaint';
