import type { LegalText } from '@/lib/content/legal'
import type { SiteProfile } from '@/lib/profile/site-profile'
import { LegalContact } from './legal-contact'
import { anchorOf, LegalSection } from './legal-section'

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A text to be read: narrow measure, and its parts listed beside it, on a phone behind one line. */
export function LegalPage({ text, profile }: { text: LegalText; profile: SiteProfile | null }) {
  const { title, intro, changed, who, sections } = text
  const titles = [who.title, ...sections.map((part) => part.title)]
  return (
    <div className="wrap grid gap-x-16 py-10 lg:grid-cols-[1fr_2fr] lg:py-16">
      <div className="lg:col-start-2">
        <h1 className="text-h1">{title}</h1>
        <p className="mt-4 max-w-[60ch] text-lg">{intro}</p>
        <p className="mt-3 text-base text-slate">
          Last changed on <time dateTime={changed}>{longDate.format(new Date(changed))}</time>
        </p>
      </div>
      <nav aria-label="On this page" className="max-lg:hidden">
        <div className="sticky top-28 mt-12">
          <Parts titles={titles} />
        </div>
      </nav>
      <nav aria-label="On this page" className="mt-8 lg:hidden">
        <details className="pane px-4">
          <summary className="tap py-2 font-semibold">On this page</summary>
          <Parts titles={titles} />
        </details>
      </nav>
      <div className="mt-8 max-w-[66ch] lg:mt-12">
        <LegalContact who={who} profile={profile} />
        {sections.map((part) => (
          <LegalSection key={part.title} part={part} />
        ))}
      </div>
    </div>
  )
}

function Parts({ titles }: { titles: readonly string[] }) {
  return (
    <ul className="border-bar border-t">
      {titles.map((title) => (
        <li key={title} className="border-bar border-b last:border-b-0 lg:last:border-b">
          <a
            href={`#${anchorOf(title)}`}
            className="flex min-h-11 items-center hover:text-brick lg:min-h-9 lg:text-base"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
