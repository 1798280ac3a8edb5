import { QuoteLink } from '@/components/site/contact/quote-link'

/** Asks for the next job, amid those that are done. */
export function SimilarTile() {
  return (
    <aside className="on-dark flex flex-col bg-anthracite p-6 text-white">
      <p className="font-display font-semibold text-h2">Something like this for your house?</p>
      <p className="mt-3 mb-6 text-lg text-white/80">
        Tell us what you have now. The quote is free.
      </p>
      <QuoteLink className="self-start">Get Free Quote</QuoteLink>
    </aside>
  )
}
