import { paragraphs } from '@/lib/projects/format'
import type { Project } from '@/lib/projects/schema'

/** At most three words, 25 characters and a colon begin a paragraph as its heading would: 'Day one: …'. */
const HEADED = /^(?=[^:]{1,25}:)(\p{L}[^\s.,:;!?]*(?: [^\s.,:;!?]+){0,2}):\s+(.+)$/su

/** In paragraphs. The first has the section's heading; a later one may have its own. */
export function ProjectDescription({ description }: Pick<Project, 'description'>) {
  return (
    <div className="grid max-w-text gap-y-4">
      {keyed(paragraphs(description)).map(([key, paragraph]) => {
        const [, heading, text] = (key !== '0' && HEADED.exec(paragraph)) || []
        return heading ? (
          <div key={key} className="border-bar border-t pt-4">
            <h3 className="mb-2 text-h3">{heading}</h3>
            <p className="whitespace-pre-line text-lg">{text}</p>
          </div>
        ) : (
          <p key={key} className="whitespace-pre-line text-lg first:text-xl">
            {paragraph}
          </p>
        )
      })}
    </div>
  )
}

/** Paragraphs may repeat: their place makes the key. */
function keyed(texts: string[]): [string, string][] {
  return texts.map((text, index) => [`${index}`, text])
}
