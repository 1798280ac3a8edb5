import { QuoteLink } from '@/components/site/contact/quote-link'
import { QUOTE_ID } from '@/lib/routes'

/** As high as the pictures of a set, on a wide screen. */
export function SimilarTile() {
  return (
    <aside className="on-dark ml-6 hidden h-[26.125rem] flex-1 flex-col justify-center bg-anthracite px-10 text-white xl:flex">
      <p className="font-display font-semibold text-h2">Something like this for your house?</p>
      <p className="mt-3 mb-6 text-lg text-white/80">
        Tell us what you have now. The quote is free.
      </p>
      <QuoteLink href={`#${QUOTE_ID}`} className="self-start">
        Get Free Quote
      </QuoteLink>
    </aside>
  )
}
