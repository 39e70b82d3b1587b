-- Texts are JSON as the program writes it, not jsonb: that orders keys anew and refuses \u0000.
-- A text that is not JSON (a channel, a user) is escaped as within a JSON string.

create table match (
  id text collate "C" primary key,
  version integer not null,
  game text not null,
  status text not null,
  guild text,
  channel text not null,
  host text not null,
  users text[] not null,
  waits boolean not null,
  next_reminder double precision,
  created_at double precision not null,
  updated_at double precision not null,
  archived boolean not null,
  -- The channel that a live match has for itself: of two that come at once one gets in.
  holds text constraint match_holds unique,
  -- Why it was set aside.
  aside text,
  -- So many lines its history has.
  lines integer not null,
  -- The record; in place of the state at the last checkpoint stands null.
  head text not null,
  -- That state, which changes more seldom.
  base text
);
create index match_channel on match (channel);
create index match_users on match using gin (users);
create index match_live on match (created_at, id) where status in ('lobby', 'running');
create index match_waits on match (created_at, id) where waits;
create index match_due on match (next_reminder, id) where next_reminder is not null;

create table line (
  match text collate "C" not null references match on delete cascade,
  n integer not null,
  text text not null,
  primary key (match, n)
);

create table campaign (
  id text collate "C" primary key,
  version integer not null,
  guild text not null,
  game text not null,
  text text not null
);
create index campaign_of on campaign (guild, game);

create table result (
  id text collate "C" primary key,
  guild text not null,
  at double precision not null,
  text text not null
);
create index result_of on result (guild, at, id);

create table profile (id text primary key, text text not null);
create table server (id text primary key, text text not null);
create table meta (id text primary key, text text not null);
