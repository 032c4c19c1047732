-- A product can have a video (docs/decisions/0066-product-videos.md). Processes of the version before leave the columns as they are.

-- The videos in the media folder, by their addresses. One that no product shows is removed a while after its upload.
create table videos (
  path text primary key check (path ~ '^/media/[0-9a-f]{32}\.mp4$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  milliseconds integer not null check (milliseconds > 0),
  at timestamptz not null
);
create index videos_at on videos (at);

alter table products
  -- The video that is shown, which cannot be removed meanwhile.
  add column video_path text references videos,
  -- {"width", "height", "milliseconds", "alt", "poster", "since"}, so that reading a product needs no other table; the poster is a
  -- picture, or null for the first one of the product.
  add column video jsonb check (jsonb_typeof(video) = 'object'),
  add constraint products_video_whole check ((video_path is null) = (video is null));
create index products_video on products (video_path) where video_path is not null;
