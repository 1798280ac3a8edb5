import { claims } from '@/lib/content/site'

export function ClaimsLine() {
  return (
    <ul
      aria-label="What we stand for"
      className="wrap grid grid-cols-2 gap-y-4 py-8 font-display font-semibold text-lg leading-snug lg:flex lg:justify-between lg:py-10 lg:text-xl"
    >
      {claims.map((claim) => (
        <li key={claim} className="border-brick border-l-2 pr-4 pl-4">
          {claim}
        </li>
      ))}
    </ul>
  )
}
