import { Arrow } from '@/components/site/blocks/arrow'
import { Fold } from '@/components/site/blocks/fold'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { LegalBlock, LegalPart, LegalSentence, LegalText } from '@/lib/content/legal'
import { SHORT_NAME } from '@/lib/content/site'
import { mailHref } from '@/lib/mail-link'
import { phoneHref } from '@/lib/phone'
import { getSiteProfile } from '@/lib/profile/queries'
import { registrationOf } from '@/lib/profile/registration'
import type { SiteProfile } from '@/lib/profile/site-profile'
import { routes } from '@/lib/routes'
import { JsonLd } from '@/lib/seo/json-ld'
import { breadcrumbList } from '@/lib/seo/trail'
import { anchorOf, Contents, InShort } from './contents'

const CONTENTS_ID = 'contents'

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brick'
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export async function LegalPage({ text, path }: { text: LegalText; path: string }) {
  const profile = await getSiteProfile()
  const { title, intro, changed, inShort, who, chapters } = text
  return (
    <>
      <JsonLd graph={[breadcrumbList(path)]} />
      <div className="wrap grid items-center gap-x-12 pt-10 lg:grid-cols-2 lg:py-12">
        <div>
          <h1 className="text-h1">{title}</h1>
          <p className="mt-4 max-w-lead text-lg">{intro}</p>
          <p className="mt-3 text-base text-slate">
            Last changed on <time dateTime={changed}>{longDate.format(new Date(changed))}</time>
          </p>
        </div>
        <InShort points={inShort} />
      </div>
      <div className="border-bar lg:border-t lg:bg-white">
        <div className="wrap grid gap-x-12 pb-10 lg:grid-cols-[14.5rem_1fr] lg:pb-16 xl:grid-cols-[14.5rem_1fr_14rem]">
          <nav aria-label="On this page" className="pt-8 max-lg:hidden">
            <div className="sticky top-28 max-h-[calc(100dvh-7rem)] overflow-y-auto pb-2">
              <p className="mb-1 text-base text-slate">On this page</p>
              <Contents text={text} />
            </div>
          </nav>
          <nav id={CONTENTS_ID} aria-label="Contents" className="mt-8 max-w-text lg:hidden">
            <Fold
              className="pane px-5"
              title={<span className="font-display font-semibold text-h3">Contents</span>}
            >
              <Contents text={text} />
            </Fold>
          </nav>
          <div className="max-w-text max-lg:mt-8">
            <Company who={who} profile={profile} />
            {chapters.map((chapter) => (
              <section key={chapter.title} className="mt-10 border-bar border-t pt-8 lg:mt-14">
                <div className="flex items-baseline justify-between gap-4">
                  <h2 id={anchorOf(chapter.title)} className="text-h2 lg:text-3xl">
                    {chapter.title}
                  </h2>
                  <a
                    href={`#${CONTENTS_ID}`}
                    className="tap -my-2 inline-flex shrink-0 items-center justify-end lg:hidden"
                  >
                    <span className="sr-only">Contents</span>
                    <Arrow className="-rotate-90 text-brick" />
                  </a>
                </div>
                {chapter.parts.map((part) => (
                  <Part key={part.title} part={part} profile={profile} />
                ))}
              </section>
            ))}
          </div>
          <section aria-labelledby="ask" className="lg:max-xl:col-start-2">
            <div className="sticky top-28 mt-8 max-w-text bg-glass p-5">
              <h2 id="ask" className="text-h3">
                Is anything unclear? Ask us.
              </h2>
              <ContactLinks profile={profile} />
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
        <ContactLinks profile={profile} />
      </address>
      <p className="mt-2">{who.text}</p>
    </section>
  )
}

function ContactLinks({ profile }: { profile: SiteProfile | null }) {
  if (!profile?.contactEmail && !profile?.contactPhone) return null
  return (
    <ul className="flex flex-wrap gap-x-6">
      {profile.contactEmail && (
        <li>
          <a href={mailHref(profile.contactEmail)} className={linkClass}>
            {profile.contactEmail}
          </a>
        </li>
      )}
      {profile.contactPhone && (
        <li>
          <a href={phoneHref(profile.contactPhone)} className={linkClass}>
            {profile.contactPhone}
          </a>
        </li>
      )}
    </ul>
  )
}

interface PartProps {
  part: LegalPart
  profile: SiteProfile | null
}

function Part({ part: { title, body, isFolded }, profile }: PartProps) {
  // In a fold's summary, as not every browser opens a fold for a link into it.
  const heading = (
    <h3 id={anchorOf(title)} className="text-h3 lg:text-xl">
      {title}
    </h3>
  )
  const blocks = body.map((block) => (
    <Block key={JSON.stringify(block)} block={block} profile={profile} />
  ))
  return (
    <section className="pt-8 first-of-type:pt-5">
      {isFolded ? (
        <Fold className="pane px-5 open:pb-5" title={heading}>
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

interface BlockProps {
  block: LegalBlock
  profile: SiteProfile | null
}

function Block({ block, profile }: BlockProps) {
  if (typeof block === 'object' && 'contacts' in block) return <ContactLinks profile={profile} />
  if (typeof block === 'string' || 'link' in block) {
    return (
      <p className="mt-3">
        <Sentence sentence={block} />
      </p>
    )
  }
  if ('items' in block) {
    return (
      <ul className="mt-3 list-disc pl-5 marker:text-brick">
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  }
  return (
    <dl className="pane mt-4 px-5 not-last:mb-6">
      {Object.entries(block.facts).map(([title, text]) => (
        <div
          key={title}
          className="grid gap-x-8 gap-y-1 border-bar py-3 not-last:border-b sm:grid-cols-[3fr_7fr] sm:items-baseline"
        >
          <dt className="font-semibold leading-snug">{title}</dt>
          <dd>
            <Sentence sentence={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Sentence({ sentence }: { sentence: LegalSentence }) {
  if (typeof sentence === 'string') return sentence
  const { before, link, after } = sentence
  // Within the page there is nothing to prefetch.
  const Anchor = link.href.startsWith('#') ? 'a' : Link
  return (
    <>
      {before}
      <Anchor href={link.href} className="underline underline-offset-4 hover:text-brick">
        {link.label}
      </Anchor>
      {after}
    </>
  )
}
