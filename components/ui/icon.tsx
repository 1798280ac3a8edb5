import type { ComponentProps } from 'react'

interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'path'> {
  /** Pixels of the box, as drawn and as shown. */
  size: number
  path: string
}

/** A decorative line drawing in the text's colour. */
export function Icon({ size, path, ...rest }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      fill="none"
      stroke="currentColor"
      {...rest}
    >
      <path d={path} />
    </svg>
  )
}
