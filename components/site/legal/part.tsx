import { Fold } from '@/components/site/blocks/fold'
import { classNames } from '@/components/ui/class-names'
import type { LegalPart } from '@/lib/content/legal'
import type { SiteProfile } from '@/lib/profile/site-profile'
import { Blocks } from './blocks'
import { anchorOf } from './contents'

interface PartProps {
  part: LegalPart
  before: LegalPart | undefined
  after: LegalPart | undefined
  profile: SiteProfile | null
}

export function Part({ part, before, after, profile }: PartProps) {
  const { title, body, fold, gist } = part
  const heading = <h3 className={fold === 'always' ? 'text-lg' : 'text-h3 lg:text-xl'}>{title}</h3>
  const blocks = <Blocks body={body} profile={profile} />
  const isOpenWide = fold === 'unlessWide'
  return (
    // A link leads here, not into the fold: not every browser would open it.
    <section
      id={anchorOf(title)}
      // Folds that follow each other share a line.
      className={classNames(
        'first-of-type:mt-5',
        isOpenWide && before?.fold === fold ? 'lg:mt-8' : 'mt-8',
      )}
    >
      {/* In place of the summary, which a wide screen hides. */}
      {isOpenWide && (
        <div className="hidden lg:supports-[selector(::details-content)]:block">{heading}</div>
      )}
      {fold ? (
        <Fold
          isOpenWide={isOpenWide}
          className={classNames(
            'border-bar open:pb-5',
            isOpenWide
              ? after?.fold === fold
                ? 'max-lg:border-t'
                : 'max-lg:border-y'
              : 'border-y',
          )}
          title={heading}
          gist={gist}
        >
          {blocks}
        </Fold>
      ) : (
        <>
          {heading}
          {blocks}
        </>
      )}
    </section>
  )
}
