import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import { Link } from './link'

const variants = {
  primary: 'bg-brick text-white hover:bg-brick-dark',
  secondary:
    'border border-anthracite bg-transparent text-anthracite hover:bg-anthracite hover:text-white',
  solid: 'bg-anthracite text-white hover:bg-brick',
  inverse: 'bg-white text-brick hover:bg-anthracite hover:text-white',
  quiet: 'bg-glass text-anthracite hover:bg-bar',
  danger: 'border border-brick bg-white text-brick hover:bg-brick hover:text-white',
  text: 'text-anthracite underline underline-offset-4 hover:text-brick',
} as const

export type ButtonVariant = keyof typeof variants

/** For elements other than buttons, too. */
export function buttonClass(variant: ButtonVariant = 'primary', className?: string): string {
  return classNames(
    'inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-5 py-2.5 text-center font-semibold leading-tight',
    'transition-colors duration-150 disabled:bg-bar disabled:text-slate disabled:border-bar disabled:hover:bg-bar',
    variants[variant],
    className,
  )
}

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant }

export function Button({ variant, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, className)} {...rest} />
}

type ButtonLinkProps = ComponentProps<typeof Link> & { variant?: ButtonVariant }

export function ButtonLink({ variant, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonClass(variant, className)} {...rest} />
}
