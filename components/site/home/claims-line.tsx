import { claims } from '@/lib/content/site'

export function ClaimsLine() {
  return (
    <ul
      aria-label="Why choose us"
      className="wrap grid grid-cols-2 gap-x-3 gap-y-4 py-8 font-display font-semibold text-base leading-snug sm:grid-cols-3 lg:text-lg xl:flex xl:justify-between xl:py-10 xl:text-base"
    >
      {claims.map((claim) => (
        <li key={claim} className="border-brick border-l-2 pl-3">
          {claim}
        </li>
      ))}
    </ul>
  )
}
