/** A filled area. Drawn, since the site's policy allows no inline styles in prerendered pages. */
export const Swatch = ({
  fill,
  opacity = 1,
  className,
}: {
  fill: string;
  opacity?: number | undefined;
  className: string;
}) => (
  <svg aria-hidden className={className}>
    <rect width="100%" height="100%" fill={fill} opacity={opacity} />
  </svg>
);
