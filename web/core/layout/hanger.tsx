/** The shop's logo, shown on empty and failed pages. */
export function Hanger() {
  return (
    <svg
      viewBox="0 0 120 72"
      width={120}
      height={72}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      aria-hidden="true"
    >
      <path d="M60 34v-7c0-4 7-5 7-11a7 7 0 1 0-14 0M60 34 8 60c-4 2-3 7 1 7h102c4 0 5-5 1-7L60 34Z" />
      <path d="M22 67v5M60 67v5M98 67v5" strokeDasharray="2 2" />
    </svg>
  );
}
