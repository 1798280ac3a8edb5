import type { ReactNode } from 'react'
import type { LegalText } from '@/lib/content/legal'

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A text to be read: narrow measure, and its parts listed beside it where there is room. */
export function LegalPage({ text, children }: { text: LegalText; children?: ReactNode }) {
  const { title, intro, changed, sections } = text
  return (
    <div className="wrap grid gap-x-16 py-10 lg:grid-cols-[1fr_2fr] lg:py-16">
      <div className="lg:col-start-2">
        <h1 className="text-h1">{title}</h1>
        <p className="mt-4 max-w-[60ch] text-lg">{intro}</p>
        <p className="mt-3 text-base text-slate">
          Last changed on <time dateTime={changed}>{longDate.format(new Date(changed))}</time>
        </p>
      </div>
      <nav aria-label="On this page" className="hidden lg:block">
        <ul className="sticky top-24 mt-12 border-bar border-t">
          {sections.map((section) => (
            <li key={section.title} className="border-bar border-b">
              <a
                href={`#${anchorOf(section.title)}`}
                className="flex min-h-11 items-center hover:text-brick"
              >
                {section.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-8 max-w-[66ch] lg:mt-12">
        {sections.map((section) => (
          <section key={section.title} className="border-bar border-t py-7">
            <h2 id={anchorOf(section.title)} className="text-h3">
              {section.title}
            </h2>
            {section.paragraphs?.map((paragraph) => (
              <p key={paragraph} className="mt-3">
                {paragraph}
              </p>
            ))}
            {section.items && (
              <ul className="mt-3 list-disc space-y-1 pl-5 marker:text-brick">
                {section.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        {children}
      </div>
    </div>
  )
}

function anchorOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
