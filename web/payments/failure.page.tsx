export default function Failure() {
  return <main />;
}
