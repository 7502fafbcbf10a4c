-- Up Migration

create type sign_in_provider as enum ('github', 'google');

-- Which account at GitHub or Google opens which account here. `subject_tag` is a keyed fingerprint of the number it has
-- there; `account` is what its owner knows it by (a login, an address), sealed (AES-256-GCM).
create table linked_providers (
  user_id uuid not null references users (id) on delete cascade,
  provider sign_in_provider not null,
  subject_tag bytea not null,
  account bytea not null,
  linked_at timestamptz not null,
  last_used_at timestamptz,
  primary key (user_id, provider),
  unique (provider, subject_tag)
);

-- Whoever came by a provider and never chose a password has none. What runs now meets one without only once somebody has
-- come by a provider, and then only when they try a password.
-- squawk-ignore ban-drop-not-null
alter table users alter column password_hash drop not null;

alter type challenge_purpose add value 'provider_sign_in' after 'passkey_sign_in';
alter type challenge_purpose add value 'provider_link' after 'provider_sign_in';
alter type challenge_purpose add value 'provider_arrival' after 'provider_link';

-- What a provider said about somebody who has no account yet, sealed, until they have chosen a username.
alter table challenges add column content bytea;
