export default function Pay() {
  return <main />;
}
