const shapes = {
  menu: 'M3 7h18M3 12h18M3 17h12',
  close: 'M5 5l14 14M19 5L5 19',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 21 21',
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  bag: 'M5 8.500h14l1 12H4l1-12ZM8.5 10.500V7a3.5 3.5 0 0 1 7 0v3.5',
  left: 'M14.5 5 8 12l6.5 7',
  right: 'M9.5 5 16 12l-6.5 7',
  down: 'M5 9.5 12 16l7-6.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  play: 'M7.5 5v14L19 12 7.5 5Z',
  pause: 'M8.5 5v14M15.5 5v14',
  check: 'M4.5 12.5 10 18 19.5 6.5',
  trash: 'M4 7h16M9.5 7V4.500h5V7M6 7l1 13h10l1-13',
  heart: 'M12 20S4 15.2 4 9.300A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.300C20 15.2 12 20 12 20Z',
  star: 'm12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6L3.4 9.800l6-.800L12 3.500Z',
  returns: 'M8 5 4 9l4 4M4 9h10.500a5 5 0 0 1 0 10H8',
  lock: 'M6 11h12v9H6v-9ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.500v2',
} as const;

/** The name of an icon; for one that a single component uses, its path. */
export type IconName = keyof typeof shapes | `M${string}`;

const paths: Readonly<Partial<Record<string, string>>> = shapes;

type IconProps = { readonly name: IconName; readonly size?: 16 | 20 | 24 | 32; readonly filled?: boolean };

/** An icon. It is hidden from assistive technology: its container has the accessible name. */
export function Icon({ name, size = 20, filled = false }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.25}
      strokeLinecap="square"
      aria-hidden="true"
    >
      <path d={paths[name] ?? name} />
    </svg>
  );
}
