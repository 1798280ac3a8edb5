import { Arrow } from '@/components/site/blocks/arrow'
import { Fold } from '@/components/site/blocks/fold'
import { ButtonLink } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import type {
  LegalBlock,
  LegalFact,
  LegalPart,
  LegalSentence,
  LegalText,
} from '@/lib/content/legal'
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
      <div className="wrap grid items-start gap-x-12 pt-10 lg:grid-cols-2 lg:py-12">
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
                    className="tap -my-2 inline-flex shrink-0 items-center justify-end gap-2 text-base text-slate hover:text-brick lg:hidden"
                  >
                    Contents
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
        <ContactLinks profile={profile} />
      </address>
      <p className="mt-2">{who.text}</p>
    </section>
  )
}

interface ContactLinksProps {
  profile: SiteProfile | null
  /** Closer together where the box is narrow and a pointer usual. */
  isAside?: boolean
}

function ContactLinks({ profile, isAside }: ContactLinksProps) {
  if (!profile?.contactEmail && !profile?.contactPhone) return null
  const className = classNames(linkClass, isAside && 'xl:min-h-7')
  return (
    <ul className="flex flex-wrap gap-x-6">
      {profile.contactEmail && (
        <li>
          <a href={mailHref(profile.contactEmail)} className={className}>
            {profile.contactEmail}
          </a>
        </li>
      )}
      {profile.contactPhone && (
        <li>
          <a href={phoneHref(profile.contactPhone)} className={className}>
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

function Part({ part: { title, body, fold, gist }, profile }: PartProps) {
  const heading = <h3 className="text-h3 lg:text-xl">{title}</h3>
  const blocks = body.map((block) => (
    <Block key={JSON.stringify(block)} block={block} profile={profile} />
  ))
  const isOpenWide = fold === 'onPhones'
  return (
    // A link leads here, not into the fold: not every browser would open it.
    <section id={anchorOf(title)} className="mt-8 first-of-type:mt-5">
      {/* In place of the summary, which a wide screen hides. */}
      {isOpenWide && (
        <div className="hidden lg:supports-[selector(::details-content)]:block">{heading}</div>
      )}
      {fold ? (
        <Fold
          isOpenWide={isOpenWide}
          className={classNames(
            'open:pb-5',
            isOpenWide ? 'border-bar max-lg:border-y' : 'pane px-5',
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
      {Object.entries(block.facts).map(([title, fact]) => (
        <Fact key={title} title={title} fact={fact} />
      ))}
    </dl>
  )
}

function Fact({ title, fact }: { title: string; fact: LegalFact }) {
  const { text, term } = typeof fact === 'object' && 'term' in fact ? fact : { text: fact }
  return (
    <div className="grid gap-x-8 gap-y-1 border-bar py-3 not-last:border-b sm:grid-cols-[3fr_7fr] sm:items-baseline">
      <dt className="font-semibold leading-snug">
        {title}
        {term && <span className="block font-normal text-slate text-sm">{term}</span>}
      </dt>
      <dd>
        <Sentence sentence={text} />
      </dd>
    </div>
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
