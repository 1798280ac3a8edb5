import { Fold } from '@/components/site/blocks/fold'
import { classNames } from '@/components/ui/class-names'
import type { LegalPart } from '@/lib/content/legal'
import type { SiteProfile } from '@/lib/profile/site-profile'
import { Blocks } from './blocks'
import { anchorOf } from './contents'

interface PartProps {
  part: LegalPart
  profile: SiteProfile | null
}

/** Folded on a phone, which would be a long way to the part one looks for. */
export function Part({ part: { title, body, isOpen, isAside, gist }, profile }: PartProps) {
  const heading = <h3 className={isAside ? 'text-lg' : 'text-h3 lg:text-xl'}>{title}</h3>
  return (
    // A link leads here, not into the fold: not every browser would open it.
    <section id={anchorOf(title)} className="border-bar max-lg:not-last:border-b lg:mt-8">
      {/* In place of the summary, which a wide screen hides. */}
      {!isAside && (
        <div className="hidden lg:supports-[selector(::details-content)]:block">{heading}</div>
      )}
      <Fold
        isOpen={isOpen}
        isOpenWide={!isAside}
        className={classNames('open:pb-5', isAside && 'border-bar lg:border-y')}
        title={heading}
        gist={gist}
      >
        <Blocks body={body} profile={profile} />
      </Fold>
    </section>
  )
}
