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

/** Folded except on a wide screen, so that its headings can be read at a glance. */
export function Part({ part: { title, body, isOpen, aside }, profile }: PartProps) {
  return (
    // A link leads here, not into the fold: not every browser would open it.
    <section
      id={anchorOf(title)}
      className={classNames('border-bar lg:mt-8', aside ? 'border-t' : 'max-lg:border-t')}
    >
      {/* In place of the summary, which a wide screen hides. */}
      {!aside && (
        <h3 className="hidden text-xl lg:supports-[selector(::details-content)]:block">{title}</h3>
      )}
      <Fold
        isOpen={isOpen}
        isOpenWide={!aside}
        className={classNames('print:pb-5', aside ? 'open:pb-5' : 'max-lg:open:pb-5')}
        title={<h3 className="font-sans font-semibold">{title}</h3>}
        gist={aside}
      >
        <Blocks body={body} profile={profile} />
      </Fold>
    </section>
  )
}
