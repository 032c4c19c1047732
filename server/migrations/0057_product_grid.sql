-- The last batch of cells that each administrator saved in the grid of products, with what was there before, so that it can be
-- undone (docs/decisions/0063-product-grid.md). Only the last one: nobody undoes further back.
create table grid_batches (
  -- As in events: 'admin:<username>'.
  actor text primary key,
  -- The client's: a batch that is sent again changes nothing.
  key uuid not null,
  at timestamptz not null,
  -- Of the amounts of its cells.
  currency text not null,
  cells jsonb not null,
  undone_at timestamptz
);
