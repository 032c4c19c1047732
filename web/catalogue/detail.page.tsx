export default function Detail() {
  return <main />;
}
