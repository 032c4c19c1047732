-- What user names have in common that look the same: 'ａｄｍｉｎ' and 'admin'. The same as `userNameKey` of contract/people/user-name.ts.
create function user_name_key(value text) returns text
  language sql immutable parallel safe strict
  return text_key(normalize(value, nfkc));

-- Names and addresses of before as the shop now reads them, unless somebody else has that one.
update users set username = normalize(username)
where username <> normalize(username)
  and not exists (select from users as other where other.id <> users.id and lower(normalize(other.username)) = lower(normalize(users.username)));
update users set email = short_text(email)
where email <> short_text(email) and char_length(short_text(email)) >= 3
  and not exists (select from users as other where other.id <> users.id and lower(short_text(other.email)) = lower(short_text(users.email)));

-- Where several have names that look the same, all keep theirs: the key of all but the first one gets a blank and the id, which
-- no name has.
alter table users add column username_look text;
update users set username_look = looks.look || case when looks.place = 1 then '' else ' ' || users.id end
from (
  select id, user_name_key(username) as look,
    row_number() over (partition by user_name_key(username) order by rol = 'admin' desc, id) as place
  from users
) as looks
where looks.id = users.id;
alter table users alter column username_look set not null;
create unique index users_username_look on users (username_look);

create function look_of_user_name() returns trigger language plpgsql as $$
begin
  new.username_look := user_name_key(new.username);
  return new;
end $$;
create trigger users_look before insert or update of username on users
  for each row execute function look_of_user_name();

-- A phone can have an extension (RFC 3966): '+12125550100;ext=4'.
alter table addresses drop constraint addresses_phone_check;
alter table addresses add constraint addresses_phone_check check (phone ~ '^\+[1-9][0-9]{5,14}(;ext=[0-9]{1,15})?$');
