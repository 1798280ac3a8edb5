import { Link } from '@/components/ui/link'
import type { LegalBlock, LegalPart } from '@/lib/content/legal'

export const legalLinkClass =
  'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brick'

export function LegalSection({ part: { title, body } }: { part: LegalPart }) {
  return (
    <section className="border-bar border-b py-7">
      <h2 id={anchorOf(title)} className="text-h3">
        {title}
      </h2>
      {body.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </section>
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
            className="grid gap-x-8 gap-y-1 border-bar border-b py-3 last:border-b-0 sm:grid-cols-[1fr_2fr]"
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
      <Link href={block.link.href} className={legalLinkClass}>
        {block.link.label}
      </Link>
    </p>
  )
}

export function anchorOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
