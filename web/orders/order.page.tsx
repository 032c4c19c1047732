export default function OrderPage() {
  return <main />;
}
