import { Fold } from '@/components/site/blocks/fold'
import type { LegalPart } from '@/lib/content/legal'
import type { SiteProfile } from '@/lib/profile/site-profile'
import { Blocks } from './blocks'
import { anchorOf } from './contents'

interface PartProps {
  part: LegalPart
  profile: SiteProfile | null
}

/** Folded on a phone, so that its headings can be read at a glance. */
export function Part({ part: { title, body, isOpen, aside }, profile }: PartProps) {
  const heading = <h3 className={aside ? 'text-lg' : 'text-h3 lg:text-xl'}>{title}</h3>
  return (
    // A link leads here, not into the fold: not every browser would open it.
    <section id={anchorOf(title)} className="border-bar max-lg:not-last:border-b lg:mt-8">
      {/* In place of the summary, which a wide screen hides. */}
      {!aside && (
        <div className="hidden lg:supports-[selector(::details-content)]:block">{heading}</div>
      )}
      <Fold
        isOpen={isOpen}
        isOpenWide={!aside}
        className={aside ? 'border-bar open:pb-5 lg:border-y' : 'max-lg:open:pb-5'}
        title={heading}
        gist={aside}
      >
        <Blocks body={body} profile={profile} />
      </Fold>
    </section>
  )
}
