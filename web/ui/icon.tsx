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
  filter: 'M3 7h11M18 7h3M3 17h3M10 17h11M16 9.500v-5M8 19.500v-5',
  check: 'M4.5 12.5 10 18 19.5 6.5',
  edit: 'M4 20l1-4.500L16 4.500 19.5 8 8.500 19 4 20ZM13.5 7 17 10.500',
  trash: 'M4 7h16M9.5 7V4.500h5V7M6 7l1 13h10l1-13',
  download: 'M12 4v11M7 11l5 5 5-5M4.5 20h15',
  heart: 'M12 20S4 15.2 4 9.300A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.300C20 15.2 12 20 12 20Z',
  star: 'm12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6L3.4 9.800l6-.800L12 3.500Z',
  card: 'M3 6h18v12.500H3V6ZM3 10h18M6.5 15h4',
  returns: 'M8 5 4 9l4 4M4 9h10.500a5 5 0 0 1 0 10H8',
  warranty: 'M12 3.5 5 6v6c0 4.3 2.9 7 7 8.5 4.1-1.5 7-4.2 7-8.500V6l-7-2.500ZM9 12l2.2 2.200L15 10',
  eye: 'M2.5 12C5 7.500 8.200 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.700 6.500-9.500 6.500S5 16.500 2.500 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  eyeOff:
    'M4 4l16 16M9.800 9.900a3 3 0 0 0 4.300 4.200M6.500 7.500C5 8.500 3.700 10 2.500 12c2.500 4.500 5.700 6.500 9.500 6.500 1.700 0 3.300-.4 4.700-1.200M9.500 5.800c.8-.2 1.600-.3 2.500-.3 3.800 0 7 2 9.500 6.500-.7 1.300-1.500 2.400-2.400 3.300',
  lock: 'M6 11h12v9H6v-9ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.500v2',
} as const;

export type IconName = keyof typeof shapes;

type IconProps = { readonly name: IconName; readonly size?: 16 | 20 | 24 | 32; readonly filled?: boolean };

/** A line drawing of the shop. It says nothing to assistive technology: what holds it has the name. */
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
      <path d={shapes[name]} />
    </svg>
  );
}
