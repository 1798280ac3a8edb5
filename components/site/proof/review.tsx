import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { monthAndYear } from '@/lib/projects/format'
import type { Review } from '@/lib/proof/rows'
import { routes } from '@/lib/routes'
import { splitWords } from './review-words'

interface ReviewFigureProps {
  review: Review
  /** One by itself is set larger. */
  isLarge?: boolean
  /** On a wide screen the name stands beside the words. */
  isAcross?: boolean
}

/** A customer's words, and whose they are. Large ones that are brief are set in the letters of headings. */
export function ReviewFigure({ review, isLarge, isAcross }: ReviewFigureProps) {
  return (
    // In a row, the names stand at one height.
    <figure
      className={classNames(
        !isLarge && 'md:row-span-2 md:grid md:grid-rows-subgrid md:gap-y-0',
        isAcross && 'lg:grid-cols-2 lg:items-start lg:gap-x-14',
      )}
    >
      <blockquote
        className={classNames(
          isLarge &&
            isBrief(review) &&
            'text-pretty font-display font-semibold text-2xl lg:text-3xl',
          isLarge && !isBrief(review) && 'max-w-lead text-xl leading-relaxed',
          !isLarge && 'text-lg leading-relaxed lg:text-xl lg:leading-relaxed',
        )}
      >
        {isLarge && (
          <span
            aria-hidden="true"
            className="block h-8 font-display text-6xl text-brick leading-none lg:h-11 lg:text-7xl"
          >
            “
          </span>
        )}
        <Words review={review} isLarge={isLarge} />
      </blockquote>
      <figcaption className={classNames('pt-5 text-base', isAcross && 'lg:py-0')}>
        <By review={review} />
      </figcaption>
    </figure>
  )
}

/** In characters: a large one has room for more. */
const LARGE = 400
const BRIEF = 160

const isBrief = ({ words }: Review) => words.length <= BRIEF

function Words({ review: { words, name }, isLarge }: ReviewFigureProps) {
  const [start, rest] = splitWords(words, isLarge ? LARGE : undefined)
  // Large ones have their mark above.
  const Said = isLarge ? 'span' : 'q'
  return (
    <>
      <p className="whitespace-pre-line">
        <Said>{start}</Said>
      </p>
      {rest && (
        <details>
          <summary className="inline-flex min-h-11 items-center font-semibold text-base underline underline-offset-4 hover:text-brick">
            Read on<span className="sr-only">, {name}</span>
          </summary>
          <p className="whitespace-pre-line">
            <Said>{rest}</Said>
          </p>
        </details>
      )}
    </>
  )
}

const link =
  'flex min-h-11 w-fit items-center py-2 leading-snug underline underline-offset-4 hover:text-brick'

function By({ review }: { review: Review }) {
  const { name, town, date, project, source, isExample } = review
  return (
    <div className="border-brick border-l-2 pl-4">
      <b className="block font-semibold">{name}</b>
      <span className="block text-slate">
        {town && `${town}, `}
        <time dateTime={date} className="whitespace-nowrap">
          {monthAndYear(date)}
        </time>
        {isExample && (
          <>
            , <span className="whitespace-nowrap">made-up example</span>
          </>
        )}
      </span>
      {project && (
        <Link href={routes.project(project.slug)} className={link}>
          {project.title}
        </Link>
      )}
      {source && (
        <a href={source.href} rel="noopener nofollow" className={link}>
          Read it on {source.host}
        </a>
      )}
    </div>
  )
}
