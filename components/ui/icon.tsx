import type { ComponentProps } from 'react'

interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'path'> {
  /** Of the box that the path is drawn in, and shown at, in pixels. */
  size: number
  path: string
}

/** A line drawing in the text's colour. Decorative: the words beside it say the same. */
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
