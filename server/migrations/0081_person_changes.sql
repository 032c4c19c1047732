-- The change feed tells of what a person's pages show of them, so that processes may keep it in memory
-- (docs/decisions/0084-kept-person.md): 'person:7' when a session of person 7 ended, and when the name, the role, the favourites or
-- the reviews of person 7 changed. No shared page shows it.
create trigger sessions_feed after delete on sessions
  for each row execute function tell_change('person:user_id', '*');
create trigger persons_feed after update of username, name, rol on users
  for each row execute function tell_change('person:id', 'username name rol');
create trigger favourites_feed after insert or update or delete on favourites
  for each row execute function tell_change('person:user_id', '*');
create trigger own_reviews_feed after insert or update or delete on reviews
  for each row execute function tell_change('person:user_id', '*');
