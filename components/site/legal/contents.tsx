import { Arrow } from '@/components/site/blocks/arrow'
import { classNames } from '@/components/ui/class-names'
import type { LegalText } from '@/lib/content/legal'

/** What most people look for, each leading to its part. */
export function InShort({ points }: { points: LegalText['inShort'] }) {
  return (
    <div className="pane px-5 py-4 max-lg:max-w-text">
      <h2 className="text-h3">In short</h2>
      <ul className="mt-2">
        {Object.entries(points).map(([part, words]) => (
          <li key={part} className="border-bar not-first:border-t">
            <a
              href={`#${anchorOf(part)}`}
              className="flex min-h-11 items-center justify-between gap-4 py-2 hover:text-brick"
            >
              {words}
              <Arrow className="shrink-0 rotate-90 text-brick" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Contents({ text: { who, chapters } }: { text: LegalText }) {
  return (
    <ul>
      <li>
        <ContentsLink title={who.title} isBold />
      </li>
      {chapters.map((chapter) => (
        <li key={chapter.title} className="mt-1.5">
          <ContentsLink title={chapter.title} isBold />
          <ul className="border-bar border-l pl-4">
            {chapter.parts.map(({ title }) => (
              <li key={title}>
                <ContentsLink title={title} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function ContentsLink({ title, isBold }: { title: string; isBold?: boolean }) {
  return (
    <a
      href={`#${anchorOf(title)}`}
      className={classNames(
        'flex min-h-11 items-center hover:text-brick pointer-fine:min-h-6 text-base leading-snug',
        isBold && 'font-semibold',
      )}
    >
      {title}
    </a>
  )
}

/** The id of a chapter's heading, or of a part. */
export function anchorOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
