import { Link } from '@/components/ui/link'
import type { LegalBlock, LegalBody, LegalFact, LegalRow, LegalSentence } from '@/lib/content/legal'
import type { SiteProfile } from '@/lib/profile/site-profile'
import { ContactLinks } from './contact-links'
import { Guarantee } from './guarantee'

interface BlocksProps {
  body: LegalBody
  profile: SiteProfile | null
}

export function Blocks({ body, profile }: BlocksProps) {
  return body.map((block) => <Block key={JSON.stringify(block)} block={block} profile={profile} />)
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
  if ('guarantee' in block) return <Guarantee scope={block.guarantee} />
  return (
    <>
      {block.heading && <h4 className="mt-5 font-sans">{block.heading}</h4>}
      <dl className="pane mt-3 px-5 not-last:mb-6">
        {Object.entries(block.facts).map(([title, fact]) => (
          <Fact key={title} title={title} fact={fact} />
        ))}
      </dl>
    </>
  )
}

function Fact({ title, fact }: { title: string; fact: LegalFact }) {
  const row: LegalRow = typeof fact === 'object' && 'text' in fact ? fact : { text: fact }
  const { text, term, answer } = row
  return (
    <div className="grid gap-x-8 gap-y-1 border-bar py-3 not-last:border-b sm:grid-cols-[3fr_7fr] sm:items-baseline">
      <dt className="font-semibold">
        {title}
        {term && <span className="font-normal text-slate text-sm sm:block"> ({term})</span>}
      </dt>
      <dd>
        {answer && <p className="font-semibold text-xl">{answer}</p>}
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
