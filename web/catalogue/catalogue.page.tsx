export default function Catalogue() {
  return <main />;
}
