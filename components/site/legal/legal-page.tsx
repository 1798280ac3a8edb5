import { ButtonLink } from '@/components/ui/button'
import type { LegalChapter, LegalText } from '@/lib/content/legal'
import { SHORT_NAME } from '@/lib/content/site'
import { getSiteProfile } from '@/lib/profile/queries'
import { registrationOf } from '@/lib/profile/registration'
import type { SiteProfile } from '@/lib/profile/site-profile'
import { routes } from '@/lib/routes'
import { JsonLd } from '@/lib/seo/json-ld'
import { breadcrumbList } from '@/lib/seo/trail'
import { ContactLinks } from './contact-links'
import { anchorOf, Contents, InShort } from './contents'
import { Part } from './part'

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export async function LegalPage({ text, path }: { text: LegalText; path: string }) {
  const profile = await getSiteProfile()
  const { title, intro, changed, inShort, who, chapters } = text
  return (
    <>
      <JsonLd graph={[breadcrumbList(path)]} />
      <div className="wrap grid items-start gap-x-12 gap-y-8 py-10 lg:grid-cols-2 lg:py-12">
        <div>
          <h1 className="text-h1">{title}</h1>
          <p className="mt-4 max-w-lead text-lg">{intro}</p>
          <p className="mt-3 text-base text-slate">
            Last changed on <time dateTime={changed}>{longDate.format(new Date(changed))}</time>
          </p>
        </div>
        <InShort points={inShort} />
      </div>
      <div className="border-bar border-t bg-white">
        <div className="wrap grid justify-between gap-x-12 pb-10 lg:grid-cols-[14.5rem_1fr] lg:pb-16 xl:grid-cols-[14.5rem_auto_14rem]">
          <nav aria-label="On this page" className="pt-8 max-lg:hidden">
            <div className="sticky top-28 max-h-[calc(100dvh-7rem)] overflow-y-auto pb-2">
              <p className="mb-1 text-base text-slate">On this page</p>
              <Contents text={text} />
            </div>
          </nav>
          <div className="max-w-text">
            <Company who={who} profile={profile} />
            {chapters.map((chapter) => (
              <Chapter key={chapter.title} chapter={chapter} profile={profile} />
            ))}
          </div>
          <section aria-labelledby="ask" className="lg:max-xl:col-start-2">
            <div className="sticky top-28 mt-8 max-w-text bg-glass p-5">
              <h2 id="ask" className="mb-1 text-h3">
                Is anything unclear? Ask us.
              </h2>
              <ContactLinks profile={profile} isAside />
              <ButtonLink href={routes.contact} className="mt-3">
                Contact Us
              </ButtonLink>
            </div>
          </section>
        </div>
      </div>
    </>
  )
}

function Company({ who, profile }: { who: LegalText['who']; profile: SiteProfile | null }) {
  const name = profile?.registeredName ?? profile?.companyName ?? SHORT_NAME
  return (
    <section className="pt-8">
      <h2 id={anchorOf(who.title)} className="text-h2 lg:text-3xl">
        {who.title}
      </h2>
      <address className="mt-3 not-italic">
        <p className="font-semibold">{name}</p>
        {profile && registrationOf(profile).map((fact) => <p key={fact}>{fact}</p>)}
        {who.contacts && <ContactLinks profile={profile} />}
      </address>
      <p className="mt-2">{who.text}</p>
    </section>
  )
}

interface ChapterProps {
  chapter: LegalChapter
  profile: SiteProfile | null
}

function Chapter({ chapter: { title, parts }, profile }: ChapterProps) {
  return (
    <section className="mt-5 border-bar border-t pt-6 lg:mt-14 lg:pt-8">
      <h2 id={anchorOf(title)} className="mb-4 text-h2 lg:text-3xl">
        {title}
      </h2>
      {parts.map((part) => (
        <Part key={part.title} part={part} profile={profile} />
      ))}
    </section>
  )
}
