import { QuoteLink } from '@/components/site/contact/quote-link'
import type { Project } from '@/lib/projects/schema'
import { QUOTE_ID } from '@/lib/routes'
import { KindDrawing } from './project-card'

/** As high as the pictures of a set, on a wide screen. */
export function SimilarTile({ project }: { project: Project }) {
  return (
    <aside className="pane ml-6 hidden h-[26.125rem] flex-1 flex-col xl:flex">
      <div className="relative flex-1">
        <KindDrawing {...project} />
      </div>
      <div className="p-6">
        <p className="font-display font-semibold text-h3">Something like this for your house?</p>
        <p className="mt-1 mb-5 text-slate">Tell us what you have now. The quote is free.</p>
        <QuoteLink href={`#${QUOTE_ID}`}>Get Free Quote</QuoteLink>
      </div>
    </aside>
  )
}
