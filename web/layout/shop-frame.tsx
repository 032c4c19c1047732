import { Outlet } from 'react-router';

export default function ShopFrame() {
  return <Outlet />;
}
