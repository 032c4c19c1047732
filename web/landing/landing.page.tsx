export default function Landing() {
  return <main />;
}
