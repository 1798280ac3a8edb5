import { phoneHref } from '@/lib/phone'

export function PhoneLink({ phone }: { phone: string | null | undefined }) {
  if (!phone) return null
  return (
    <a
      href={phoneHref(phone)}
      className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
    >
      {phone}
    </a>
  )
}
