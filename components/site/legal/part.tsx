import { Fold } from '@/components/site/blocks/fold'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import type { LegalBlock, LegalFact, LegalPart, LegalSentence } from '@/lib/content/legal'
import type { SiteProfile } from '@/lib/profile/site-profile'
import { ContactLinks } from './contact-links'
import { anchorOf } from './contents'

interface PartProps {
  part: LegalPart
  before: LegalPart | undefined
  after: LegalPart | undefined
  profile: SiteProfile | null
}

export function Part({ part, before, after, profile }: PartProps) {
  const { title, body, fold, gist } = part
  const heading = <h3 className="text-h3 lg:text-xl">{title}</h3>
  const blocks = body.map((block) => (
    <Block key={JSON.stringify(block)} block={block} profile={profile} />
  ))
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
            'open:pb-5',
            isOpenWide ? 'border-bar max-lg:border-t' : 'pane px-5',
            isOpenWide && after && after.fold !== fold && 'max-lg:border-b',
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
  if ('panels' in block) {
    return (
      <dl className="mt-4 grid gap-px border border-bar bg-bar sm:grid-cols-2">
        {Object.entries(block.panels).map(([title, text]) => (
          <div key={title} className="bg-glass p-5">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1">{text}</dd>
          </div>
        ))}
      </dl>
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
