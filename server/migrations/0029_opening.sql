-- A shop is open to the public once its owner opens it. Live shops that were marked before are open.
insert into content_versions (kind, key, version, content, at, by, publish_at)
select 'settings', 'opening', 1, '{"isOpen": true}', now(), 'migration', now() from shop_mode where mode = 'live';
