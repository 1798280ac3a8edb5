import { Fold } from '@/components/site/blocks/fold'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import type { LegalBlock, LegalText } from '@/lib/content/legal'
import { SHORT_NAME } from '@/lib/content/site'
import { mailHref } from '@/lib/mail-link'
import { phoneHref } from '@/lib/phone'
import { getSiteProfile } from '@/lib/profile/queries'
import type { SiteProfile } from '@/lib/profile/site-profile'
import { routes } from '@/lib/routes'
import { JsonLd } from '@/lib/seo/json-ld'
import { breadcrumbList } from '@/lib/seo/trail'

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brick'
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export async function LegalPage({ text, path }: { text: LegalText; path: string }) {
  const profile = await getSiteProfile()
  const { title, intro, changed, who, chapters } = text
  return (
    <>
      <JsonLd graph={[breadcrumbList(path)]} />
      <div className="wrap grid gap-x-12 py-10 lg:grid-cols-[18rem_1fr] lg:py-16">
        <div className="lg:col-start-2">
          <h1 className="text-h1">{title}</h1>
          <p className="mt-4 max-w-lead text-lg">{intro}</p>
          <p className="mt-3 text-base text-slate">
            Last changed on <time dateTime={changed}>{longDate.format(new Date(changed))}</time>
          </p>
        </div>
        <nav
          aria-label="On this page"
          className="max-lg:hidden lg:col-start-1 lg:row-span-2 lg:row-start-1"
        >
          <div className="sticky top-24 pt-4 pb-8">
            <p className="mb-2 text-base text-slate">On this page</p>
            <Contents text={text} />
          </div>
        </nav>
        <nav aria-label="On this page" className="mt-8 lg:hidden">
          <Fold className="pane px-4" title={<span className="font-semibold">On this page</span>}>
            <Contents text={text} />
          </Fold>
        </nav>
        <div className="mt-8 max-w-text">
          <Company who={who} profile={profile} />
          {chapters.map((chapter) => (
            <section key={chapter.title} className="mt-10 border-bar border-t pt-8 lg:mt-14">
              <h2 id={anchorOf(chapter.title)} className="text-h2">
                {chapter.title}
              </h2>
              {chapter.parts.map((part) => (
                <section key={part.title} className="pt-8">
                  <h3 id={anchorOf(part.title)} className="text-h3">
                    {part.title}
                  </h3>
                  {part.body.map((block) => (
                    <Block key={JSON.stringify(block)} block={block} />
                  ))}
                </section>
              ))}
            </section>
          ))}
          <div className="mt-10 border-bar border-t pt-6 lg:mt-14">
            <p className="font-display font-semibold text-h3">Is anything unclear? Ask us.</p>
            <ContactLinks profile={profile} />
          </div>
        </div>
      </div>
    </>
  )
}

function Contents({ text: { who, chapters } }: { text: LegalText }) {
  return (
    <ul>
      <li>
        <ContentsLink title={who.title} isChapter />
      </li>
      {chapters.map((chapter) => (
        <li key={chapter.title}>
          <ContentsLink title={chapter.title} isChapter />
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

function ContentsLink({ title, isChapter }: { title: string; isChapter?: boolean }) {
  return (
    <a
      href={`#${anchorOf(title)}`}
      className={classNames(
        'flex min-h-11 items-center hover:text-brick lg:min-h-8 lg:text-base',
        isChapter && 'font-semibold',
      )}
    >
      {title}
    </a>
  )
}

function anchorOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

function Company({ who, profile }: { who: LegalText['who']; profile: SiteProfile | null }) {
  const name = profile?.registeredName ?? profile?.companyName ?? SHORT_NAME
  const { registeredNumber, registeredAddress } = profile ?? {}
  return (
    <section className="pt-8">
      <h2 id={anchorOf(who.title)} className="text-h2">
        {who.title}
      </h2>
      <address className="mt-3 not-italic">
        <p className="font-semibold">{name}</p>
        {registeredNumber && <p>Company number {registeredNumber}</p>}
        {registeredAddress && <p>{registeredAddress}</p>}
        <ContactLinks profile={profile} />
      </address>
      <p className="mt-2">{who.text}</p>
    </section>
  )
}

function ContactLinks({ profile }: { profile: SiteProfile | null }) {
  return (
    <ul className="flex gap-x-6 max-sm:flex-col">
      {profile?.contactEmail && (
        <li>
          <a href={mailHref(profile.contactEmail)} className={linkClass}>
            {profile.contactEmail}
          </a>
        </li>
      )}
      {profile?.contactPhone && (
        <li>
          <a href={phoneHref(profile.contactPhone)} className={linkClass}>
            {profile.contactPhone}
          </a>
        </li>
      )}
      <li>
        <Link href={routes.contact} className={linkClass}>
          Contact page
        </Link>
      </li>
    </ul>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p className="mt-3">{block}</p>
  if ('items' in block) {
    return (
      <ul className="mt-3 list-disc pl-5 marker:text-brick">
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  }
  if ('facts' in block) {
    return (
      <dl className="mt-4 border-bar border-t">
        {block.facts.map(({ title, text }) => (
          <div
            key={title}
            className="grid gap-x-8 gap-y-1 border-bar border-b py-3 sm:grid-cols-[1fr_2fr]"
          >
            <dt className="font-semibold">{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    )
  }
  return (
    <p className="mt-1">
      <Link href={block.link.href} className={linkClass}>
        {block.link.label}
      </Link>
    </p>
  )
}
