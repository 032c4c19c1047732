-- What tells one bag from another holds the buyer's address, so it is kept as a hash, and only while the checkout is open.
update orders set bag_key = case when is_open then encode(sha256(convert_to(bag_key, 'UTF8')), 'hex') else '' end;
