export function loader() {
  return {};
}
