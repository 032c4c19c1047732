export default function CurrentOrder() {
  return <main />;
}
