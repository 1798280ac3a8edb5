import { claims } from '@/lib/content/site'

export function ClaimsLine() {
  return (
    <ul
      aria-label="Why choose us"
      className="wrap grid gap-y-3 py-7 md:flex md:justify-between lg:grid font-display font-semibold text-base leading-snug lg:grid-cols-[35.2fr_31.8fr_33fr] lg:text-lg xl:py-10 xl:text-h3"
    >
      {claims.map((claim) => (
        <li key={claim} className="border-brick border-l-2 pr-2 pl-3">
          {claim}
        </li>
      ))}
    </ul>
  )
}
