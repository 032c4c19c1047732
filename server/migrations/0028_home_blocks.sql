-- The pictures that were uploaded for what the owner writes, such as the campaigns of the home page. `widths`: the
-- available widths, in px; pages use only these.
create table content_pictures (
  path text primary key check (path ~ '^/media/[0-9a-f]{32}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  placeholder text not null default '',
  widths integer[] not null default '{}',
  at timestamptz not null
);
create trigger content_pictures_feed after insert or update or delete on content_pictures
  for each row execute function tell_change('content-pictures', '*');

-- The campaigns of the landing page become blocks: the arrangement that the shop began with, which is shown until the
-- owner publishes one. Shops without campaigns begin with the arrangement of server/site/home/default-home.ts.
insert into content_pictures (path, width, height, placeholder, widths, at)
select path, max(width), max(height), max(placeholder), min(widths), now() from banners
where path ~ '^/media/[0-9a-f]{32}$' group by path;

with campaigns as (
  select campaign, gender,
    coalesce(max(path) filter (where size = 'wide'), max(path) filter (where size = 'small')) as wide,
    coalesce(max(path) filter (where size = 'small'), '') as narrow
  from banners where path ~ '^/media/[0-9a-f]{32}$' group by campaign, gender
), slides as (
  select jsonb_agg(jsonb_build_object(
    'id', gender || '-' || campaign,
    'wide', wide,
    'narrow', narrow,
    'alt', case gender when 'men' then 'Campaña de la colección para hombre'
      else 'Campaña de la colección para mujer' end,
    'label', case gender when 'men' then 'Hombre' else 'Mujer' end,
    'link', jsonb_build_object('to', 'gender', 'gender', gender)
  ) order by campaign, gender) as found from (select * from campaigns order by campaign, gender limit 6) as first
)
insert into content_versions (kind, key, version, content, at, by, publish_at)
select 'home', 'original', 1, jsonb_build_object('blocks', jsonb_build_array(
  jsonb_build_object('id', 'apertura', 'kind', 'hero', 'title', 'Pocas prendas, bien cortadas',
    'line', 'Telas que mejoran con los años, para mujer y para hombre.', 'campaigns', found),
  '{"id": "categorias", "kind": "tiles", "title": "Categorías", "of": {"by": "biggest"}}'::jsonb,
  '{"id": "news-men", "kind": "products", "source": {"by": "news", "gender": "men"}}'::jsonb,
  '{"id": "news-women", "kind": "products", "source": {"by": "news", "gender": "women"}}'::jsonb,
  '{"id": "oficio", "kind": "story", "label": "El oficio", "title": "Primero la tela, después la prenda",
    "text": "Lana que abriga sin pesar, lino que se ablanda con cada lavado, algodón de fibra larga. Cosemos con margen en las costuras y un botón de repuesto, para que cada prenda se pueda arreglar.\n\nLo que se arregla dura, y lo que dura no hace falta comprarlo dos veces."}'::jsonb,
  '{"id": "confianza", "kind": "facts", "facts": [
    {"icon": "card", "title": "Medios de pago", "text": "Tarjetas y otros medios, en una página de pago segura."},
    {"icon": "returns", "title": "Política de devolución", "text": "Treinta días para cambiar de idea o de talle."},
    {"icon": "warranty", "title": "Garantía asegurada", "text": "Si una costura cede, la reparamos."},
    {"icon": "lock", "title": "Compra segura",
      "text": "Sus datos viajan cifrados, y los de su tarjeta no pasan por la tienda."}]}'::jsonb
)), now(), 'demo', now() from slides where found is not null;

drop table banners;
