-- Whether another order's parcel has a tracking number already is asked for each one that is given.
create index parcels_tracking_number on parcels (tracking_number) where tracking_number <> '';
