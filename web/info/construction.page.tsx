export default function Construction() {
  return <main />;
}
