-- The banner of the operator to all users: at most one, in both languages, with an end.
create table announcements (
  is_the_one boolean primary key default true check (is_the_one),
  en text not null check (char_length(en) between 1 and 200),
  fr text not null check (char_length(fr) between 1 and 200),
  until timestamptz not null
);
