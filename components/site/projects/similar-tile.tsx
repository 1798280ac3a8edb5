import { QuoteLink } from '@/components/site/contact/quote-link'

interface SimilarTileProps {
  className: string
  /** Where this page has a form. */
  href?: string
}

/** Asks for the next job, amid those that are done. */
export function SimilarTile({ className, href }: SimilarTileProps) {
  return (
    <aside className={`on-dark flex-col justify-center bg-anthracite text-white ${className}`}>
      <p className="font-display font-semibold text-h2 lg:text-3xl">
        Something like this for your house?
      </p>
      <p className="mt-3 mb-6 text-lg text-white/80">
        Tell us what you have now. The quote is free.
      </p>
      <QuoteLink href={href} className="self-start">
        Get Free Quote
      </QuoteLink>
    </aside>
  )
}
