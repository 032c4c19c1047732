export default function Bag() {
  return <main />;
}
