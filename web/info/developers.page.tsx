export default function Developers() {
  return <main />;
}
